package touchstone.laboratory.mutant.fault;

import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/** What mutants take for neighbours that are none. */
final class Neighbours {

    private Neighbours() {}

    /** The points one step away along both lines from some of these. */
    static PointSet diagonal(PointSet points) {
        PointSet diagonal = points.board().none();
        for (Point point : points) {
            for (int column = point.column() - 1; column <= point.column() + 1; column += 2) {
                for (int row = point.row() - 1; row <= point.row() + 1; row += 2) {
                    if (column >= 0
                            && column < points.board().width()
                            && row >= 0
                            && row < points.board().height()) {
                        diagonal = diagonal.with(new Point(column, row));
                    }
                }
            }
        }
        return diagonal;
    }

    /** The points one step up or down. */
    static PointSet vertical(PointSet points) {
        return beside(points, 0, 1);
    }

    /** The points one step left or right. */
    static PointSet horizontal(PointSet points) {
        return beside(points, 1, 0);
    }

    private static PointSet beside(PointSet points, int columns, int rows) {
        return points.board()
                .none()
                .withAll(points.board().points().stream()
                        .filter(candidate -> points.stream()
                                .anyMatch(point -> Math.abs(point.column() - candidate.column()) == columns
                                        && Math.abs(point.row() - candidate.row()) == rows))
                        .toList());
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
