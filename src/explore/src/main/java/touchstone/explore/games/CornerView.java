package touchstone.explore.games;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import touchstone.reference.Board;
import touchstone.reference.Point;

/**
 * A board seen from one of its corners along one of its sides, so that a script drawn once is played in all of them.
 *
 * @param width how many points there are along the side, from the corner
 * @param height how many lines there are from the side
 */
record CornerView(Board board, boolean fromRight, boolean fromTop, boolean turned, int width, int height) {

    /** By lot, along a longer side of a board that is no square, or along any. */
    static CornerView draw(Board board, RandomGenerator random) {
        boolean turned = random.nextBoolean();
        return new CornerView(
                board,
                random.nextBoolean(),
                random.nextBoolean(),
                turned,
                turned ? board.height() : board.width(),
                turned ? board.width() : board.height());
    }

    /** A point by how far it is from the corner along the side, and from the side; both from 0. */
    Point at(int along, int up) {
        int column = turned ? up : along;
        int row = turned ? along : up;
        return new Point(fromRight ? board.width() - 1 - column : column, fromTop ? board.height() - 1 - row : row);
    }

    /** The same board from the corner across. */
    CornerView opposite() {
        return new CornerView(board, !fromRight, !fromTop, turned, width, height);
    }

    /**
     * All points this many lines from the side, or further, and from the side across; those on a board of few lines that are
     * far enough from the side alone.
     */
    List<Point> beyond(int up, int down) {
        int end = up < height - down ? height - down : height;
        return IntStream.range(up, end)
                .boxed()
                .flatMap(row -> IntStream.range(0, width).mapToObj(column -> at(column, row)))
                .toList();
    }
}
