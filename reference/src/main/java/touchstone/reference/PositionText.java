package touchstone.reference;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Positions as text: a line for each row of the board, the top row first; {@code X} and {@code O} for black and white stones,
 * {@code #} and {@code @} for those that are marked, {@code .} for an empty point.
 */
public final class PositionText {

    private PositionText() {}

    /** With an empty point named {@code a}, or the stone on it marked. */
    public static String of(Position position, Optional<Point> named) {
        Predicate<Point> here = point -> named.filter(point::equals).isPresent();
        return of(position, here, point -> here.test(point) ? 'a' : '.');
    }

    /**
     * Signs with a blank between, and a new line after each row.
     *
     * @param marked whether the stone on a point is marked; asked of points with a stone alone
     * @param empty the sign of a point without a stone; asked of such points alone
     */
    public static String of(Position position, Predicate<Point> marked, Function<Point, Character> empty) {
        Board board = position.board();
        char[] text = new char[2 * board.width() * board.height()];
        Arrays.fill(text, ' ');
        for (int end = 2 * board.width(); end <= text.length; end += 2 * board.width()) {
            text[end - 1] = '\n';
        }
        draw(text, position.stones(Color.BLACK), point -> marked.test(point) ? '#' : 'X');
        draw(text, position.stones(Color.WHITE), point -> marked.test(point) ? '@' : 'O');
        draw(text, position.empties(), empty);
        return new String(text);
    }

    private static void draw(char[] text, PointSet points, Function<Point, Character> signs) {
        Board board = points.board();
        for (Point point : points) {
            int rowsAbove = board.height() - 1 - point.row();
            text[2 * (rowsAbove * board.width() + point.column())] = signs.apply(point);
        }
    }

    /** All on one line: the rows without blanks, and strokes between them, as in {@code X.O/.../..O}. */
    public static String line(Position position) {
        return position.toString().strip().replace(" ", "").replace('\n', '/');
    }

    /** The sign of one point. */
    public static char sign(Position position, Point point, boolean marked, char empty) {
        return position.stone(point)
                .map(color -> color == Color.BLACK ? (marked ? '#' : 'X') : (marked ? '@' : 'O'))
                .orElse(empty);
    }

    /**
     * Reads a position.
     *
     * @param rows of {@code X}, {@code O} and {@code .}, without blanks, the top row first
     * @throws IllegalArgumentException if there is another sign in them, or they are no rows of a board
     */
    public static Position read(List<String> rows) {
        Position position = Position.empty(Board.of(rows.get(0).length(), rows.size()));
        for (Point point : position.board().points()) {
            String row = rows.get(rows.size() - 1 - point.row());
            if (row.length() != position.board().width()) {
                throw new IllegalArgumentException("rows of different lengths: " + rows);
            }
            position = switch (row.charAt(point.column())) {
                case 'X' -> position.with(Color.BLACK, point);
                case 'O' -> position.with(Color.WHITE, point);
                case '.' -> position;
                default -> throw new IllegalArgumentException("no position of X, O and points: " + rows);
            };
        }
        return position;
    }
}
