package touchstone.formats.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.formats.sgf.SgfProperty.Value;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/** Reads the properties of a game's main line. {@link SgfRecord} says what is a fault. */
final class SgfGameReader {

    private static final Set<String> ROOT = Set.of("FF", "GM", "SZ");
    private static final Set<String> INFORMATION = Set.of("KM", "HA", "RU");
    private static final Set<String> SET_UP = Set.of("AB", "AW", "AE", "PL");
    private static final Set<String> MOVES = Set.of("B", "W");
    static final Set<String> WANTED =
            Stream.of(ROOT, INFORMATION, SET_UP, MOVES).flatMap(Set::stream).collect(Collectors.toUnmodifiableSet());

    /** Since this format a node is a move or set-up, not both. */
    private static final int STRICT_FORMAT = 4;

    private static final int GO = 1;
    private static final Pattern SIZE = Pattern.compile("\\s*(\\d+)\\s*(?::\\s*(\\d+)\\s*)?");
    private static final Pattern NUMBER = Pattern.compile("\\s*[+-]?\\d+\\s*");
    private static final Pattern REAL = Pattern.compile("\\s*[+-]?\\d+(?:\\.\\d+)?\\s*");

    private final SgfText source;
    private final SgfRepairs repairs;

    private int format;
    /** Of the board, once the first node has been read. */
    private Optional<SgfPoints> points = Optional.empty();

    private final List<SgfNode> nodes = new ArrayList<>();
    private OptionalDouble komi = OptionalDouble.empty();
    private Optional<Integer> handicap = Optional.empty();
    /** Where the handicap is named. */
    private int handicapOffset;

    private Optional<String> rules = Optional.empty();

    SgfGameReader(SgfText source, SgfRepairs repairs) {
        this.source = source;
        this.repairs = repairs;
    }

    /** Reads the first game of a text, and looks at the form of those after it. */
    static SgfRecord first(String text) {
        SgfText source = new SgfText(text);
        SgfRepairs none = new SgfRepairs(SgfReading.STRICT);
        SgfGameReader reader = new SgfGameReader(source, none);
        SgfGameTrees.read(source, SgfGameTrees.first(source, none), WANTED, none, new SgfGameTrees.Reader() {
            private boolean done;

            @Override
            public void begin(int offset) {
                // The first one has begun already.
            }

            @Override
            public void node(List<SgfProperty> properties) {
                if (!done) {
                    reader.read(properties);
                }
            }

            @Override
            public void end() {
                done = true;
            }
        });
        return reader.record();
    }

    /** The game, as far as it has been read. */
    SgfRecord record() {
        if (repairs.lenient()) {
            UsualHandicap.of(board(), handicap.orElse(0), nodes).ifPresent(this::add);
        }
        return new SgfRecord(board(), komi, handicap.orElse(0), rules, nodes);
    }

    private void add(UsualHandicap usual) {
        repairs.make(
                SgfRepair.Kind.HANDICAP,
                source.fault(
                        handicapOffset, "HA is " + handicap.orElseThrow() + ", but no stones are set up; expected AB"),
                usual.toString());
        nodes.add(0, usual.setUp());
    }

    /** The board, once the first node has been read. */
    Board board() {
        return points.orElseThrow().board();
    }

    /** How points are written, once the first node has been read. */
    SgfPoints points() {
        return points.orElseThrow();
    }

    /** Takes the next node of the main line. */
    void read(List<SgfProperty> node) {
        if (points.isPresent() && node.size() == 1 && node.get(0).isMove()) {
            nodes.add(move(player(node.get(0)), single(node.get(0))));
            return;
        }
        if (points.isEmpty()) {
            readRoot(node);
        } else {
            requireNoneOfTheRoot(node);
        }
        readInformation(node);
        readPosition(node);
    }

    private void readRoot(List<SgfProperty> node) {
        format = find(node, "FF").map(ff -> number(ff, 1, STRICT_FORMAT)).orElse(1);
        find(node, "GM").ifPresent(game -> number(game, GO, GO));
        Board board = find(node, "SZ").map(this::size).orElseGet(() -> Board.of(19, 19));
        points = Optional.of(new SgfPoints(source, board, repairs));
    }

    private void readInformation(List<SgfProperty> node) {
        for (SgfProperty property : node) {
            try {
                readInformation(property);
            } catch (SgfException fault) {
                repairs.make(SgfRepair.Kind.LEFT_OUT, fault, "nothing");
            }
        }
    }

    private void readInformation(SgfProperty property) {
        if (property.name().equals("KM") && komi.isEmpty()) {
            komi = OptionalDouble.of(komi(property));
        } else if (property.name().equals("HA") && handicap.isEmpty()) {
            handicap = Optional.of(number(property, 0, Board.LARGEST * Board.LARGEST - 1));
            handicapOffset = property.offset();
        } else if (property.name().equals("RU") && rules.isEmpty()) {
            rules = Optional.of(SgfText.line(single(property).raw()));
        }
    }

    private void readPosition(List<SgfProperty> node) {
        List<SgfProperty> setUp = named(node, SET_UP);
        List<SgfProperty> moves = named(node, MOVES);
        if (moves.size() > 1) {
            twoMoves(moves);
        }
        if (!setUp.isEmpty() && !moves.isEmpty() && format == STRICT_FORMAT) {
            SgfException fault = source.fault(
                    Math.max(moves.get(0).offset(), setUp.get(0).offset()),
                    "a move and set-up (" + setUp.get(0).name() + ") in a node; expected ';' between them");
            repairs.make(SgfRepair.Kind.MOVE_AND_SET_UP, fault, "the set-up, then the move");
        }
        if (!setUp.isEmpty()) {
            nodes.add(setUp(points.orElseThrow(), node));
        }
        for (SgfProperty move : moves) {
            nodes.add(move(player(move), single(move)));
        }
    }

    private static Color player(SgfProperty move) {
        return move.name().equals("B") ? Color.BLACK : Color.WHITE;
    }

    /** Their order is the one in which they are written where the players then move in turn. Else it would be a guess. */
    private void twoMoves(List<SgfProperty> moves) {
        SgfException fault = source.fault(
                moves.get(1).offset(), "both B and W in a node; expected one move, and ';' before the next");
        boolean inTurn = !nodes.isEmpty()
                && nodes.get(nodes.size() - 1) instanceof SgfNode.Played last
                && last.player() != player(moves.get(0));
        if (!inTurn) {
            throw fault;
        }
        repairs.make(SgfRepair.Kind.TWO_MOVES, fault, "the next move");
    }

    private SgfNode move(Color player, Value value) {
        try {
            return new SgfNode.Played(player, points().move(value));
        } catch (SgfException fault) {
            // Whoever judges a game is told of the move, as it is the rules that it breaks.
            if (!repairs.lenient() || !points().isAstray(value)) {
                throw fault;
            }
            return new SgfNode.Astray(player, value.raw());
        }
    }

    private SgfNode setUp(SgfPoints points, List<SgfProperty> node) {
        PointSet none = points.board().none();
        PointSet black = stones(points, node, "AB", none);
        PointSet white = stones(points, node, "AW", black);
        PointSet empty = stones(points, node, "AE", black.or(white));
        Optional<Color> toMove = find(node, "PL").map(this::color);
        return new SgfNode.SetUp(black, white, empty, toMove);
    }

    /** @param taken what the node has set up already */
    private PointSet stones(SgfPoints points, List<SgfProperty> node, String name, PointSet taken) {
        List<Point> stones = new ArrayList<>();
        PointSet all = taken;
        for (Value value : find(node, name).map(SgfProperty::values).orElse(List.of())) {
            for (Point point : points.points(value)) {
                if (all.contains(point)) {
                    SgfException fault = source.fault(
                            value.offset(),
                            point + " is set up twice in a node; expected each point once in AB, AW and AE");
                    if (taken.contains(point)) {
                        throw fault;
                    }
                    repairs.make(SgfRepair.Kind.POINT_TWICE, fault, "once");
                    continue;
                }
                all = all.with(point);
                stones.add(point);
            }
        }
        return taken.board().none().withAll(stones);
    }

    private Color color(SgfProperty property) {
        String name = single(property).raw();
        return switch (name) {
            case "B" -> Color.BLACK;
            case "W" -> Color.WHITE;
            default -> {
                SgfException fault =
                        source.fault(single(property).offset(), SgfText.quoted(name) + " moves next; expected B or W");
                Color color =
                        switch (name.strip().toLowerCase(Locale.ROOT)) {
                            case "b", "black", "1" -> Color.BLACK;
                            case "w", "white", "2" -> Color.WHITE;
                            default -> throw fault;
                        };
                repairs.make(SgfRepair.Kind.NEXT_PLAYER, fault, color.toString());
                yield color;
            }
        };
    }

    private Board size(SgfProperty property) {
        Value value = single(property);
        Matcher size = SIZE.matcher(value.raw());
        if (size.matches()) {
            int width = side(size.group(1));
            int height = size.group(2) == null ? width : side(size.group(2));
            if (Math.min(width, height) > 0 && Math.max(width, height) <= Board.LARGEST) {
                return Board.of(width, height);
            }
        }
        throw source.fault(
                value.offset(),
                SgfText.quoted(value.raw()) + " is no size; expected 1 to " + Board.LARGEST
                        + " lines, or columns:rows, as in 9:7");
    }

    /** Whatever has more digits is too large. */
    private static int side(String digits) {
        return digits.length() > 4 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }

    private int number(SgfProperty property, int least, int most) {
        Value value = single(property);
        if (NUMBER.matcher(value.raw()).matches()) {
            double number = Double.parseDouble(value.raw());
            if (number >= least && number <= most) {
                return (int) number;
            }
        }
        throw source.fault(
                value.offset(),
                property.name() + " is " + SgfText.quoted(value.raw()) + "; expected "
                        + (least == most ? least : "a whole number from " + least + " to " + most));
    }

    private double komi(SgfProperty property) {
        Value value = single(property);
        boolean real = REAL.matcher(value.raw()).matches() && Double.isFinite(Double.parseDouble(value.raw()));
        if (real && !(repairs.lenient() && OddKomi.inHundredths(value.raw()))) {
            return Double.parseDouble(value.raw());
        }
        SgfException fault = source.fault(
                value.offset(),
                property.name() + " is " + SgfText.quoted(value.raw()) + "; expected a number such as 6.5");
        double meant = OddKomi.points(value.raw()).orElseThrow(() -> fault);
        repairs.make(SgfRepair.Kind.KOMI, fault, meant + " points");
        return meant;
    }

    private Value single(SgfProperty property) {
        if (property.values().size() > 1) {
            throw source.fault(
                    property.values().get(1).offset() - 1, "a second value of " + property.name() + "; expected one");
        }
        return property.values().get(0);
    }

    private void requireNoneOfTheRoot(List<SgfProperty> properties) {
        for (SgfProperty property : properties) {
            if (ROOT.contains(property.name())) {
                throw source.fault(
                        property.offset(), property.name() + " in a later node; expected it in the first node alone");
            }
        }
    }

    private static Optional<SgfProperty> find(List<SgfProperty> node, String name) {
        for (SgfProperty property : node) {
            if (property.name().equals(name)) {
                return Optional.of(property);
            }
        }
        return Optional.empty();
    }

    private static List<SgfProperty> named(List<SgfProperty> node, Set<String> names) {
        List<SgfProperty> found = new ArrayList<>(1);
        for (SgfProperty property : node) {
            if (names.contains(property.name())) {
                found.add(property);
            }
        }
        return found;
    }
}
