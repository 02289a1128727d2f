package touchstone.formats.sgf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/**
 * Reads all games of a text, each by itself. Where the text is a part of a file, what comes of the last game depends on what comes
 * after the part, and of all before it does not.
 */
final class SgfCollectionReader implements SgfGameTrees.Reader {

    private static final Set<String> TEXTS = Set.of("PB", "PW", "BR", "WR", "EV", "RO", "DT", "PC", "GN", "RE");
    private static final Set<String> TERRITORY = Set.of("TB", "TW");
    private static final Set<String> WANTED = Stream.of(SgfGameReader.WANTED, TEXTS, TERRITORY)
            .flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableSet());

    /** How a first node begins that nobody would take for a variation. */
    private static final Pattern ROOT = Pattern.compile("\\(\\s*;\\s*(?:FF|GM|SZ|CA|AP|EV|GN|PB|PW)\\s*\\[");

    private final SgfText source;
    private final List<SgfRepair> before;
    private final List<RecordedGame> games = new ArrayList<>();
    private int number;
    /** Whether the text begins with a game, since those before it have been read from another part of the file. */
    private boolean begun;
    /** How many of the games come before the one that was begun last. */
    private int settled;
    /** How far they are counted. */
    private int settledNumber;

    /** Where the game begins that is being read or was read last. */
    private int began;

    /** The game that is being read; empty between games, and after a fault in one. */
    private Optional<SgfGameReader> game = Optional.empty();

    private final SgfRepairs repairs;
    private final List<Integer> offsets = new ArrayList<>();
    private final Map<String, String> texts = new LinkedHashMap<>();
    /** What the last node has. */
    private List<SgfProperty> last = List.of();

    /**
     * Reads a file from its beginning.
     *
     * @param before what has been repaired before the text could be read at all
     */
    SgfCollectionReader(SgfText source, SgfReading reading, List<SgfRepair> before) {
        this.source = source;
        this.repairs = new SgfRepairs(reading);
        this.before = before;
    }

    /**
     * Goes on where the last game began that another reader has seen of the file, from a text that begins there.
     *
     * @param text the part that the other has read, from that game on, and what comes after it
     */
    SgfCollectionReader(SgfCollectionReader other, String text) {
        this.source = other.source.from(other.began, text);
        this.repairs = other.repairs;
        this.before = other.before;
        this.number = other.settledNumber;
        this.begun = other.begun;
    }

    /** All games, if the text is all there is. */
    List<RecordedGame> games() {
        return List.copyOf(games);
    }

    /** Those that are the same whatever comes after the text. */
    List<RecordedGame> settled() {
        return List.copyOf(games.subList(0, settled));
    }

    /** Where in the text the last game begins; 0 if none does. */
    int began() {
        return began;
    }

    void read() {
        OptionalInt from = OptionalInt.of(0);
        while (from.isPresent()) {
            from = readFrom(from.getAsInt());
        }
    }

    /** @return where to go on, if the text breaks off and there is something more */
    private OptionalInt readFrom(int from) {
        try {
            int start = begun ? from : SgfGameTrees.first(source, repairs);
            SgfGameTrees.read(source, start, WANTED, repairs, this);
            return OptionalInt.empty();
        } catch (SgfException broken) {
            boolean within = game.isPresent();
            int breaks = within ? began + 1 : from;
            if (!within) {
                number++;
            }
            games.add(new RecordedGame.Illegible(number, within ? source.line(began) : broken.line(), broken));
            repairs.taken();
            game = Optional.empty();
            Matcher next = ROOT.matcher(source.text());
            return next.find(Math.max(breaks, broken.offset())) ? OptionalInt.of(next.start()) : OptionalInt.empty();
        }
    }

    @Override
    public void begin(int offset) {
        begun = true;
        began = offset;
        settled = games.size();
        settledNumber = number++;
        offsets.clear();
        texts.clear();
        last = List.of();
        game = Optional.of(new SgfGameReader(source, repairs));
    }

    @Override
    public void node(List<SgfProperty> properties) {
        if (game.isEmpty()) {
            return;
        }
        try {
            game.get().read(properties);
        } catch (SgfException fault) {
            games.add(new RecordedGame.Illegible(number, source.line(began), fault));
            game = Optional.empty();
            return;
        }
        last = properties;
        for (SgfProperty property : properties) {
            if (property.isMove()) {
                offsets.add(property.offset());
            } else if (TEXTS.contains(property.name())) {
                String text = SgfText.line(property.values().get(0).raw()).strip();
                if (!text.isEmpty()) {
                    texts.putIfAbsent(property.name(), text);
                }
            }
        }
    }

    @Override
    public void end() {
        if (game.isPresent()) {
            SgfGameReader reader = game.get();
            SgfRecord record = reader.record();
            GameDescription description = new GameDescription(texts, marked(reader, "TB"), marked(reader, "TW"));
            List<SgfRepair> made = new ArrayList<>(before);
            made.addAll(repairs.taken());
            games.add(new RecordedGame.Legible(number, source.line(began), record, description, made, source, offsets));
        }
        repairs.taken();
        game = Optional.empty();
    }

    /** The points of a mark in the last node. */
    private PointSet marked(SgfGameReader reader, String name) {
        Board board = reader.board();
        List<Point> points = new ArrayList<>();
        for (SgfProperty property : last) {
            if (property.name().equals(name)) {
                property.values().forEach(value -> points.addAll(points(reader, value)));
            }
        }
        return board.none().withAll(points);
    }

    /** None if they can't be read; an empty value is none. */
    private List<Point> points(SgfGameReader reader, SgfProperty.Value value) {
        if (value.raw().isBlank()) {
            return List.of();
        }
        try {
            return reader.points().points(value);
        } catch (SgfException fault) {
            repairs.make(SgfRepair.Kind.LEFT_OUT, fault, "nothing");
            return List.of();
        }
    }
}
