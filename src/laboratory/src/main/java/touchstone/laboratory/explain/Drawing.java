package touchstone.laboratory.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * A position in the notation of the features: {@code X} and {@code O} for stones, {@code #} and {@code @} for marked ones.
 *
 * @param marked points whose stones are drawn as marked
 * @param named an empty point that is drawn as {@code a}
 */
public record Drawing(Position position, PointSet marked, Optional<Point> named) {

    /** Up to this size a board is drawn whole even where a part would do. */
    private static final int SMALL = 11;
    /** How many lines are drawn beyond the point that a part is about. */
    private static final int BEYOND = 3;

    public static Drawing of(Position position) {
        return new Drawing(position, position.board().none(), Optional.empty());
    }

    /** The whole board, the top row first. */
    public List<String> rows() {
        Board board = position.board();
        return rows(0, board.width() - 1, 0, board.height() - 1);
    }

    /** The whole board on one line, the top row first, as in {@code X.O/.../..O}. */
    public String line() {
        return String.join("/", rows()).replace(" ", "");
    }

    /**
     * Reads what {@link #line} writes of a position without marks.
     *
     * @throws IllegalArgumentException if this is no position
     */
    public static Position read(String line) {
        String[] rows = line.split("/");
        Board board = Board.of(rows[0].length(), rows.length);
        Position position = Position.empty(board);
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                Point point = new Point(column, rows.length - 1 - row);
                position = switch (rows[row].charAt(column)) {
                    case 'X' -> position.with(Color.BLACK, point);
                    case 'O' -> position.with(Color.WHITE, point);
                    case '.' -> position;
                    default -> throw new IllegalArgumentException("'" + line + "' is no position of X, O and points");
                };
            }
        }
        return position;
    }

    /** The whole board as one text. */
    public String text() {
        return String.join("\n", rows()) + "\n";
    }

    /** The corner that has a point in it, with its edges and the size of the board; all of a small board. */
    public List<String> around(Point point) {
        Board board = position.board();
        if (board.width() <= SMALL || board.height() <= SMALL) {
            return rows();
        }
        boolean left = point.column() < board.width() / 2;
        boolean bottom = point.row() < board.height() / 2;
        List<String> part = new ArrayList<>();
        for (String row : rows(
                left ? 0 : point.column() - BEYOND,
                left ? point.column() + BEYOND : board.width() - 1,
                bottom ? 0 : point.row() - BEYOND,
                bottom ? point.row() + BEYOND : board.height() - 1)) {
            part.add(left ? "| " + row : row + " |");
        }
        String edge = part.get(0).replace("|", " ").replaceAll("[^ ]", "-").stripTrailing();
        part.add(bottom ? part.size() : 0, edge);
        part.add(0, board.toString());
        return part;
    }

    private List<String> rows(int left, int right, int bottom, int top) {
        List<String> rows = new ArrayList<>();
        for (int row = top; row >= bottom; row--) {
            StringBuilder line = new StringBuilder();
            for (int column = left; column <= right; column++) {
                line.append(column == left ? "" : " ").append(sign(new Point(column, row)));
            }
            rows.add(line.toString());
        }
        return rows;
    }

    private char sign(Point point) {
        boolean mark = marked.contains(point);
        return position.stone(point)
                .map(color -> color == Color.BLACK ? (mark ? '#' : 'X') : (mark ? '@' : 'O'))
                .orElse(named.filter(point::equals).isPresent() ? 'a' : '.');
    }
}
