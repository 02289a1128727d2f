package touchstone.cli.consistency;

import java.util.List;
import java.util.Optional;
import touchstone.explore.trace.BoardMapping;
import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.trace.TraceStep;

/**
 * Metamorphic relation: the same game in the corner of a larger board. As long as no stone stands on the two lines away
 * from the corner, no stone there can tell how far the board goes on beyond them.
 *
 * @param to as wide and as high at least
 * @param right whether the corner is one on the right
 * @param top whether it is one at the top
 */
record BoardEmbedding(Board to, boolean right, boolean top) implements MetamorphicRelation {

    /** Where stones may stand: all points but those of the last lines away from the corner. */
    PointSet corner(Board board) {
        return board.none()
                .withAll(board.points().stream()
                        .filter(point -> point.column() != (right ? 0 : board.width() - 1)
                                && point.row() != (top ? 0 : board.height() - 1))
                        .toList());
    }

    /** Nothing if a step is about a point outside the corner. */
    @Override
    public Optional<GamePair> retell(Board board, List<TraceStep> steps) {
        int x = right ? to.width() - board.width() : 0;
        int y = top ? to.height() - board.height() : 0;
        PointSet corner = corner(board);
        BoardMapping mapping = new BoardMapping(
                to,
                point -> corner.contains(point)
                        ? Optional.of(new Point(point.column() + x, point.row() + y))
                        : Optional.empty());
        PointSet there = mapping.of(board.all());
        return GamePair.mapped(this, board, mapping, steps, (query, one, other) -> same(mapping, there, one, other));
    }

    private static boolean same(BoardMapping mapping, PointSet there, Object one, Object other) {
        if (one instanceof Position position) {
            return mapping.of(position).equals(other);
        } else if (one instanceof PointSet points && other instanceof PointSet others) {
            // Beyond the corner there is more to play on.
            return mapping.of(points).equals(others.and(there));
        }
        return one.equals(other);
    }

    @Override
    public String toString() {
        return "in the corner of a " + to + " board";
    }
}
