package touchstone.gtp.reading;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import touchstone.gtp.client.Reply;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/**
 * Reads numbers, colours and points of the protocol. Each method throws {@link MisreadException} if a reply is none of
 * it.
 */
public final class EntityReadings {

    /** What a ridiculous komi may lead to; more is a slip of the engine. */
    private static final double MOST_POINTS = 1e10;

    /** The length is bounded before the value: 1e999999999 is a short word and a long number. */
    private static final int MOST_DIGITS = 9;

    private EntityReadings() {}

    /** The reply itself, if it is no failure. */
    public static Reply success(Reply reply, String expected) {
        if (!reply.success()) {
            throw MisreadException.of(reply, expected);
        }
        return reply;
    }

    public static boolean truth(Reply reply) {
        String text = success(reply, "1 or 0").text().toLowerCase(Locale.ROOT);
        return switch (text) {
            case "1", "true" -> true;
            case "0", "false" -> false;
            default -> throw MisreadException.of(reply, "1 or 0");
        };
    }

    /** A whole number, however it is written: {@code 3}, {@code +3} and {@code 3.0}. */
    public static int count(Reply reply, String word) {
        try {
            return new BigDecimal(word.length() > MOST_DIGITS ? "" : word).intValueExact();
        } catch (ArithmeticException | NumberFormatException e) {
            throw MisreadException.of(reply, "a number of stones");
        }
    }

    public static Color color(Reply reply) {
        return switch (success(reply, "a colour").text().toLowerCase(Locale.ROOT)) {
            case "b", "black" -> Color.BLACK;
            case "w", "white" -> Color.WHITE;
            default -> throw MisreadException.of(reply, "a colour");
        };
    }

    /** Points separated by white space; {@code pass} is no point and left out. */
    public static PointSet points(Board board, Reply reply) {
        PointSet points = board.none();
        for (String word : success(reply, "a list of points").words()) {
            if (!word.equalsIgnoreCase("pass")) {
                points = points.with(point(board, reply, word));
            }
        }
        return points;
    }

    private static Point point(Board board, Reply reply, String word) {
        Point point =
                parse(word).orElseThrow(() -> MisreadException.of(reply, "a list of points of a " + board + " board"));
        if (!board.contains(point)) {
            throw new OffBoardException(reply, board);
        }
        return point;
    }

    /** A generated move; nothing if the engine resigns. */
    public static Optional<Move> move(Board board, Reply reply) {
        String text = success(reply, "a move").text();
        if (text.equalsIgnoreCase("pass")) {
            return Optional.of(Move.PASS);
        }
        return text.equalsIgnoreCase("resign")
                ? Optional.empty()
                : Optional.of(new Move.Play(parse(text).orElseThrow(() -> MisreadException.of(reply, "a move"))));
    }

    private static Optional<Point> parse(String word) {
        try {
            return Optional.of(Point.parse(word));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    public static double number(Reply reply) {
        try {
            return Double.parseDouble(success(reply, "a number").text());
        } catch (NumberFormatException e) {
            throw MisreadException.of(reply, "a number");
        }
    }

    /** Points in the order in which they are named, each as often as it is. */
    public static List<Point> vertices(Board board, Reply reply) {
        return success(reply, "a list of points").words().stream()
                .map(word -> point(board, reply, word))
                .toList();
    }

    /** By how much Black is ahead: {@code B+3.5}, {@code W+2}, {@code 0}, {@code Draw} and {@code Jigo}. */
    public static double lead(Reply reply) {
        List<String> words = success(reply, "a score").words();
        String text = words.isEmpty() ? "" : words.get(0).toUpperCase(Locale.ROOT);
        if (text.matches("0(\\.0*)?") || text.equals("DRAW") || text.equals("JIGO")) {
            return 0;
        }
        try {
            if (text.startsWith("B+") || text.startsWith("W+")) {
                double points = Double.parseDouble(text.substring(2));
                if (points >= 0 && points <= MOST_POINTS) {
                    return text.charAt(0) == 'B' ? points : -points;
                }
            }
        } catch (NumberFormatException e) {
            // Falls through: a win by resignation, for one, is no number.
        }
        throw MisreadException.of(reply, "a score such as B+3.5");
    }
}
