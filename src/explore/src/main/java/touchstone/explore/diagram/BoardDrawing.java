package touchstone.explore.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

/**
 * A position in the notation of the features: {@code X} and {@code O} for stones, {@code #} and {@code @} for marked ones.
 *
 * @param marked points whose stones are drawn as marked
 * @param named an empty point that is drawn as {@code a}
 */
public record BoardDrawing(Position position, PointSet marked, Optional<Point> named) {

    /** Up to this size a board is drawn whole even where a part would do. */
    private static final int SMALL = 11;
    /** How many lines are drawn beyond the point that a part is about. */
    private static final int BEYOND = 3;

    public static BoardDrawing of(Position position) {
        return new BoardDrawing(position, position.board().none(), Optional.empty());
    }

    /** The whole board, the top row first. */
    public List<String> rows() {
        Board board = position.board();
        return rows(0, board.width() - 1, 0, board.height() - 1);
    }

    /** The whole board as one text. */
    public String text() {
        return PositionText.of(
                position, marked::contains, point -> named.filter(point::equals).isPresent() ? 'a' : '.');
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
        char empty = named.filter(point::equals).isPresent() ? 'a' : '.';
        return PositionText.sign(position, point, marked.contains(point), empty);
    }
}
