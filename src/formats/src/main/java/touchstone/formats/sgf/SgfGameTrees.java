package touchstone.formats.sgf;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.formats.sgf.SgfProperty.Value;

/**
 * The grammar of game trees (sgf4, 2.1). Trees may be nested to any depth: nothing here calls itself.
 *
 * <p>A tree is written node by node in the order of its main line, so the main line is what comes before the first closing
 * parenthesis.
 */
final class SgfGameTrees {

    /** What the grammar has just read. */
    private enum After {
        OPENING("expected ';', since every tree has a node"),
        NODE("expected a property such as B[dd], or ';', '(' or ')'"),
        VARIATION("expected '(' or ')'"),
        GAME("expected another game or the end");

        private final String expected;

        After(String expected) {
            this.expected = expected;
        }
    }

    private static final Pattern START = Pattern.compile("\\(\\s*;");

    /** The same, or without the sign of the first node, as in records of the Nihon Ki-in. */
    private static final Pattern LENIENT_START = Pattern.compile("\\(\\s*(?:;|[A-Z]{1,2}\\s*\\[)");

    /** How a game begins, and no variation. */
    private static final Pattern NEW_GAME = Pattern.compile("\\(\\s*;\\s*(?:FF|GM|SZ|CA|AP)\\s*\\[");

    /** Properties whose values are one list, however often the property is written. */
    private static final Set<String> LISTS = Set.of("AB", "AW", "AE", "TB", "TW");

    private static final Set<String> MOVES = Set.of("B", "W");

    /** In characters: {@code ;B[dd]}. */
    private static final int MOVE_ALONE = 6;

    /** Is told what is on the main line of each game, as it is read. */
    interface Reader {

        /** @param offset where in the text a game begins */
        void begin(int offset);

        /** @param properties of the next node on the game's main line, those that are wanted */
        void node(List<SgfProperty> properties);

        /** The game is at its end. */
        void end();
    }

    private final SgfText source;
    private final String text;
    /** Of other properties only the form is looked at. */
    private final Set<String> wanted;

    private final SgfRepairs repairs;
    private final Reader reader;
    /** The properties of the node that is being read, if it is on the main line and its sign has been read. */
    private Optional<List<SgfProperty>> node = Optional.empty();

    private boolean onMainLine = true;
    private int at;

    private SgfGameTrees(SgfText source, Set<String> wanted, SgfRepairs repairs, Reader reader) {
        this.source = source;
        this.repairs = repairs;
        this.text = source.text();
        this.wanted = wanted;
        this.reader = reader;
    }

    /**
     * Where the first game begins.
     *
     * @throws SgfException if there is none
     */
    static int first(SgfText source, SgfRepairs repairs) {
        Matcher start = start(repairs).matcher(source.text());
        if (!start.find()) {
            throw source.fault(0, "no game; expected a game tree, which begins with '(;'");
        }
        return start.start();
    }

    /**
     * Goes through all games.
     *
     * @param wanted the names of the properties to be told
     * @param from where a game begins; nothing before it is looked at
     * @throws SgfException if the text keeps not to the grammar; until then the reader has been told what there was
     */
    static void read(SgfText source, int from, Set<String> wanted, SgfRepairs repairs, Reader reader) {
        new SgfGameTrees(source, wanted, repairs, reader).read(from);
    }

    private static Pattern start(SgfRepairs repairs) {
        return repairs.lenient() ? LENIENT_START : START;
    }

    private void read(int from) {
        at = from;
        int game = at;
        int depth = 0;
        After after = After.GAME;
        Set<String> names = new HashSet<>();
        while (skipWhite()) {
            char sign = text.charAt(at);
            if (!isLetter(sign)) {
                endNode();
            }
            if (sign == '(' && after == After.NODE && repairs.lenient() && startsAnotherGame()) {
                repairs.make(SgfRepair.Kind.NOT_CLOSED, notClosed(at, game), "its end");
                reader.end();
                depth = 0;
            }
            if (sign == '(' && after != After.OPENING) {
                if (depth++ == 0) {
                    game = at;
                    onMainLine = true;
                    reader.begin(game);
                }
                after = After.OPENING;
                at++;
            } else if (sign == ';' && after != After.VARIATION && onMainLine && depth > 0 && isMoveAlone()) {
                after = After.NODE;
                readMove();
            } else if (sign == ';' && (after == After.OPENING || after == After.NODE || depth > 0)) {
                if (after == After.VARIATION) {
                    repairs.make(SgfRepair.Kind.STRAY_SIGN, outOfPlace(after), "another variation");
                }
                after = After.NODE;
                at++;
                names = beginNode(names);
            } else if (sign == ')' && depth > 0 && after != After.OPENING) {
                after = --depth == 0 ? After.GAME : After.VARIATION;
                onMainLine = false;
                at++;
                if (depth == 0) {
                    if (repairs.lenient()) {
                        passText();
                    }
                    reader.end();
                }
            } else if (isLetter(sign) && after == After.OPENING && repairs.lenient()) {
                repairs.make(SgfRepair.Kind.STRAY_SIGN, outOfPlace(after), "a node");
                after = After.NODE;
                names = beginNode(names);
            } else if (isLetter(sign) && after == After.NODE) {
                readProperty(names);
            } else if (sign == ']' && after == After.NODE) {
                repairs.make(SgfRepair.Kind.STRAY_SIGN, outOfPlace(after), "nothing");
                at++;
            } else {
                throw outOfPlace(after);
            }
        }
        if (depth > 0) {
            if (after == After.OPENING) {
                throw notClosed(text.length(), game);
            }
            repairs.make(SgfRepair.Kind.NOT_CLOSED, notClosed(text.length(), game), "its end");
            endNode();
            reader.end();
        }
    }

    /** Whether a node begins here that is a move to a point and nothing else, as nearly all are. */
    private boolean isMoveAlone() {
        int end = at + MOVE_ALONE;
        if (end >= text.length()
                || text.charAt(at + 1) != 'B' && text.charAt(at + 1) != 'W'
                || text.charAt(at + 2) != '['
                || !isLetter(text.charAt(at + 3))
                || !isLetter(text.charAt(at + 4))
                || text.charAt(at + 5) != ']') {
            return false;
        }
        while (end < text.length() && SgfText.isWhite(text.charAt(end))) {
            end++;
        }
        return end < text.length() && (text.charAt(end) == ';' || text.charAt(end) == ')');
    }

    private void readMove() {
        String name = text.charAt(at + 1) == 'B' ? "B" : "W";
        Value point = new Value(text.substring(at + 3, at + 5), at + 3);
        reader.node(List.of(new SgfProperty(name, at + 1, List.of(point))));
        at += MOVE_ALONE;
    }

    private Set<String> beginNode(Set<String> names) {
        node = onMainLine ? Optional.of(new ArrayList<>(1)) : Optional.empty();
        return emptied(names);
    }

    private void endNode() {
        node.ifPresent(reader::node);
        node = Optional.empty();
    }

    private boolean startsAnotherGame() {
        return NEW_GAME.matcher(text).region(at, text.length()).lookingAt();
    }

    /** What stands between two games or after the last one. */
    private void passText() {
        Matcher next = start(repairs).matcher(text);
        if (skipWhite() && !next.region(at, text.length()).lookingAt()) {
            SgfException fault = outOfPlace(After.GAME);
            at = next.find(at) ? next.start() : text.length();
            repairs.make(SgfRepair.Kind.TEXT_BETWEEN_GAMES, fault, "no part of a game");
        }
    }

    private SgfException outOfPlace(After after) {
        return source.fault(at, source.sign(at) + " is out of place; " + after.expected);
    }

    private SgfException notClosed(int offset, int game) {
        String what = offset == text.length() ? "the text ends" : "another game begins";
        return source.fault(
                offset, what + " within the game that begins at " + where(game) + "; " + After.NODE.expected);
    }

    /** Clearing takes as long as a set has ever been large, so only small ones are used again. */
    private static Set<String> emptied(Set<String> names) {
        if (names.size() > 16) {
            return new HashSet<>();
        }
        names.clear();
        return names;
    }

    private void readProperty(Set<String> names) {
        int offset = at;
        String name = name();
        if (name.isEmpty()) {
            throw source.fault(
                    offset,
                    SgfText.quoted(text.substring(offset, at))
                            + " is no property; expected a name of upper-case letters");
        }
        boolean twice = !names.add(name);
        boolean kept = node.isPresent() && wanted.contains(name);
        List<Value> values = new ArrayList<>(1);
        boolean any = false;
        while (skipWhite() && text.charAt(at) == '[') {
            any = true;
            int from = ++at;
            skipValue(name, offset);
            if (kept) {
                values.add(new Value(text.substring(from, at), from));
            }
            at++;
        }
        if (!any) {
            throw source.fault(
                    Math.min(at, text.length()),
                    "the property " + SgfText.quoted(name) + " has no value; expected '['");
        }
        SgfProperty property = new SgfProperty(name, offset, values);
        if (twice) {
            again(property, kept);
        } else if (kept) {
            node.get().add(property);
        }
    }

    /** Its upper-case letters: before FF[4] names could be written out, and 'AddBlack' is AB. */
    private String name() {
        int from = at;
        boolean plain = true;
        for (; at < text.length() && isLetter(text.charAt(at)); at++) {
            plain &= text.charAt(at) <= 'Z';
        }
        String name = text.substring(from, at);
        return plain ? name : name.replaceAll("[a-z]", "");
    }

    /** A property that the node has already: a list goes on, and of others the first counts. A second move is a fault. */
    private void again(SgfProperty property, boolean kept) {
        String name = property.name();
        boolean list = LISTS.contains(name);
        SgfException fault = source.fault(
                property.offset(),
                SgfText.quoted(name) + " comes twice in a node; expected each property once at most");
        if (MOVES.contains(name) && kept) {
            throw fault;
        }
        repairs.make(SgfRepair.Kind.PROPERTY_TWICE, fault, list ? "one list" : "a repetition: the first counts");
        if (kept && list) {
            List<SgfProperty> all = node.get();
            all.replaceAll(before -> before.name().equals(name) ? before.with(property.values()) : before);
        }
    }

    /** To the bracket that closes the value. */
    private void skipValue(String name, int property) {
        for (; at < text.length(); at++) {
            char sign = text.charAt(at);
            if (sign == ']') {
                return;
            }
            if (sign == '\\') {
                at++;
            }
        }
        throw source.fault(
                text.length(),
                "the text ends within a value of the property " + SgfText.quoted(name) + " that begins at "
                        + where(property) + "; expected ']'");
    }

    /** @return whether there is something more */
    private boolean skipWhite() {
        while (at < text.length() && SgfText.isWhite(text.charAt(at))) {
            at++;
        }
        return at < text.length();
    }

    private String where(int offset) {
        SgfException there = source.fault(offset, "");
        return "line " + there.line() + ", column " + there.column();
    }

    private static boolean isLetter(char sign) {
        return sign >= 'A' && sign <= 'Z' || sign >= 'a' && sign <= 'z';
    }
}
