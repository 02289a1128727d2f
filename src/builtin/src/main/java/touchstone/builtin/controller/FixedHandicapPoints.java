package touchstone.builtin.controller;

import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.StarPoints;

/**
 * The points of fixed handicap stones in the Go Text Protocol (version 2, draft 2, section 4.1.1). Its points are the
 * star points of the rules' custom; but of four corners three stones leave the lower right one empty, and not the upper
 * left one.
 */
final class FixedHandicapPoints {

    private FixedHandicapPoints() {}

    /** @return the points in ascending order; empty if the protocol has no such handicap on this board */
    static Optional<List<Point>> points(Board board, int stones) {
        return StarPoints.of(board, stones).map(points -> points.stream()
                .map(point -> stones == 3 ? mirrored(board, point) : point)
                .sorted()
                .toList());
    }

    private static Point mirrored(Board board, Point point) {
        return new Point(board.width() - 1 - point.column(), board.height() - 1 - point.row());
    }
}
