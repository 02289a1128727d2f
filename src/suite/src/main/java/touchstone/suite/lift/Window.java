package touchstone.suite.lift;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.Capability;
import touchstone.spi.UnsupportedException;

/**
 * A small board as a part of a larger one.
 *
 * @param columns which columns of the larger board are the small one's
 * @param rows which rows are
 */
record Window(Board small, Board large, Lines columns, Lines rows) {

    /**
     * The point of the larger board for one of the small board, or beyond it.
     *
     * @throws UnsupportedException if no coordinate names that point
     */
    Point in(Point point) {
        int column = columns.in(point.column());
        int row = rows.in(point.row());
        if (column >= Board.LARGEST || row >= Board.LARGEST) {
            throw new UnsupportedException(
                    Capability.BOARD_SIZE, "no coordinate names " + point + " on the larger board");
        }
        return new Point(column, row);
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
        return named(point).filter(small::contains);
    }

    /** The same also for points beyond the larger board, which are beyond the small one. */
    Optional<Point> named(Point point) {
        OptionalInt column = columns.out(point.column());
        OptionalInt row = rows.out(point.row());
        return column.isPresent() && row.isPresent()
                ? Optional.of(new Point(column.getAsInt(), row.getAsInt()))
                : Optional.empty();
    }

    /** Those in the window. */
    PointSet out(PointSet points) {
        List<Point> inside =
                points.stream().map(this::out).flatMap(Optional::stream).toList();
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
