package touchstone.mutants.fault;

import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/** What mutants take for neighbours that are none. */
final class Neighbours {

    private Neighbours() {}

    /** The points one step away along both lines from some of these. */
    static PointSet diagonal(PointSet points) {
        return stepped(stepped(points.board().none(), points, 1, 1), points, 1, -1);
    }

    /** The points one step up or down. */
    static PointSet vertical(PointSet points) {
        return stepped(points.board().none(), points, 0, 1);
    }

    /** The points one step left or right. */
    static PointSet horizontal(PointSet points) {
        return stepped(points.board().none(), points, 1, 0);
    }

    /** These, and the points on the board that are a step away from some others, this way or the opposite one. */
    private static PointSet stepped(PointSet these, PointSet others, int columns, int rows) {
        Board board = others.board();
        PointSet all = these;
        for (Point point : others) {
            for (int way = -1; way <= 1; way += 2) {
                int column = point.column() + way * columns;
                int row = point.row() + way * rows;
                if (column >= 0 && column < board.width() && row >= 0 && row < board.height()) {
                    all = all.with(new Point(column, row));
                }
            }
        }
        return all;
    }

    /** The points of the outermost lines. */
    static PointSet edge(Board board) {
        return board.none()
                .withAll(board.points().stream()
                        .filter(point -> point.column() % Math.max(1, board.width() - 1) == 0
                                || point.row() % Math.max(1, board.height() - 1) == 0)
                        .toList());
    }
}
