package touchstone.browser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

/** The values of the subject protocol that are a word or a list of words. What is none of them is an {@link IllegalArgumentException}. */
final class ScriptWords {

    /** Moves are read more often than anything else. */
    private static final Map<String, Move> MOVES = new HashMap<>(Map.of(Move.PASS.toString(), Move.PASS));

    private ScriptWords() {}

    /** In small letters with hyphens, as in {@code self-capture}. */
    static String of(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static List<String> of(PointSet points) {
        List<String> words = new ArrayList<>();
        points.forEach(point -> words.add(point.toString()));
        return words;
    }

    /** Its rows, the top row first. */
    static List<String> of(Position position) {
        String line = PositionText.line(position);
        int width = position.board().width();
        List<String> rows = new ArrayList<>();
        for (int from = 0; from < line.length(); from += width + 1) {
            rows.add(line.substring(from, from + width));
        }
        return rows;
    }

    static Color color(String word) {
        // A switch would compute the hash of each word that comes.
        if (word.equals("black")) {
            return Color.BLACK;
        }
        if (word.equals("white")) {
            return Color.WHITE;
        }
        throw new IllegalArgumentException("'" + word + "' is neither black nor white");
    }

    /** A point, or {@code pass}. */
    static Move move(String word) {
        Move known = MOVES.get(word);
        if (known != null) {
            return known;
        }
        Move read = new Move.Play(Point.parse(word));
        // Only what is written in one way: what a caller sends cannot make it grow.
        MOVES.putIfAbsent(read.toString(), read);
        return read;
    }

    static PointSet points(Board board, List<String> words) {
        return board.none().withAll(words.stream().map(Point::parse).toList());
    }

    static Position position(List<String> rows) {
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("a position has a row at least");
        }
        return PositionText.read(rows);
    }

    static <E extends Enum<E>> E named(E[] values, String word) {
        return Arrays.stream(values)
                .filter(value -> of(value).equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + word + "' is none of "
                        + Arrays.stream(values).map(ScriptWords::of).toList()));
    }
}
