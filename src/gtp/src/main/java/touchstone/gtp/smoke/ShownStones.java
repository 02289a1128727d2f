package touchstone.gtp.smoke;

import java.util.Optional;
import java.util.function.UnaryOperator;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Stones that are shown, beside those that were played.
 *
 * @param expected a position that no turn and no mirror takes to itself
 */
public record ShownStones(Position expected, Position shown) {

    /** How the points that are shown differ, as the rest of a sentence such as "showboard shows"; empty if they are the same. */
    public Optional<String> misplaced() {
        if (shown.stones().equals(expected.stones())) {
            return Optional.empty();
        }
        Board board = expected.board();
        if (shown.stones().equals(moved(at -> new Point(at.column(), board.height() - 1 - at.row())))) {
            return Optional.of("the rows upside down: row 1 is at the bottom");
        }
        if (shown.stones().equals(moved(at -> new Point(board.width() - 1 - at.column(), at.row())))) {
            return Optional.of("the columns from right to left: A is on the left");
        }
        if (board.width() == board.height() && shown.stones().equals(moved(at -> new Point(at.row(), at.column())))) {
            return Optional.of("columns as rows: a letter is a column");
        }
        return Optional.of("stones on " + shown.stones() + " and not on " + expected.stones());
    }

    /** How the colours differ; empty if they are the same, or if other points are shown. */
    public Optional<String> miscoloured() {
        boolean same = shown.stones(Color.BLACK).and(expected.stones()).equals(expected.stones(Color.BLACK));
        return same || !shown.stones().equals(expected.stones())
                ? Optional.empty()
                : Optional.of(
                        "black stones on " + shown.stones(Color.BLACK) + " and not on " + expected.stones(Color.BLACK));
    }

    private PointSet moved(UnaryOperator<Point> to) {
        return expected.board()
                .none()
                .withAll(expected.stones().stream().map(to).toList());
    }
}
