package touchstone.suite.lift;

import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Color;
import touchstone.spi.Capability;
import touchstone.spi.UnsupportedException;

/**
 * A small board as a part of a larger one.
 *
 * @param right how many columns of the larger board are to the left of it, from 0
 * @param up how many rows of the larger board are below it, from 0
 */
record Window(Board small, Board large, int right, int up) {

    Window {
        if (right + small.width() > large.width() || up + small.height() > large.height()) {
            throw new IllegalArgumentException("a " + small + " board does not fit into a " + large + " board there");
        }
    }

    /**
     * The point of the larger board for one of the small board, or beyond it.
     *
     * @throws UnsupportedException if no coordinate names that point
     */
    Point in(Point point) {
        if (point.column() + right >= Board.LARGEST || point.row() + up >= Board.LARGEST) {
            throw new UnsupportedException(Capability.BOARD_SIZE, "no coordinate names " + point + " on the larger board");
        }
        return new Point(point.column() + right, point.row() + up);
    }

    Move in(Move move) {
        return move instanceof Move.Play play ? new Move.Play(in(play.point())) : move;
    }

    PointSet in(PointSet points) {
        return large.none().withAll(points.stream().map(this::in).toList());
    }

    /** The position in the window, and what stands around it. */
    Position in(Position position, Position frame) {
        return new Position(
                frame.stones(Color.BLACK).or(in(position.stones(Color.BLACK))),
                frame.stones(Color.WHITE).or(in(position.stones(Color.WHITE))));
    }

    /** The point of the small board for one of the larger board; empty if it is not in the window. */
    Optional<Point> out(Point point) {
        int column = point.column() - right;
        int row = point.row() - up;
        return column >= 0 && row >= 0 && column < small.width() && row < small.height()
                ? Optional.of(new Point(column, row))
                : Optional.empty();
    }

    /** Those in the window. */
    PointSet out(PointSet points) {
        List<Point> inside = points.stream().map(this::out).flatMap(Optional::stream).toList();
        return small.none().withAll(inside);
    }

    /** What stands in the window. */
    Position out(Position position) {
        return new Position(out(position.stones(Color.BLACK)), out(position.stones(Color.WHITE)));
    }

    /** What stands around the window. */
    Position around(Position position) {
        return position.without(in(small.all()));
    }
}
