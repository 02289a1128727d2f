package touchstone.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where handicap stones are placed by number and size of the board, as is the custom on 19x19, 13x13 and 9x9 boards (AGA
 * rule 4, the Nihon Ki-in on handicap games). The Go Text Protocol, version 2, section 4.1.1, has the same points on boards
 * of all sizes, but leaves another corner empty where there are three stones: it is followed for the sizes alone.
 */
public final class StarPoints {

    private StarPoints() {}

    /**
     * The points for a number of handicap stones.
     *
     * @return empty if this board has no such handicap: fewer than 2 stones, a board that is no square or smaller than 7x7,
     *     more than 4 stones on a board of even size or 7x7, more than 9 on another
     */
    public static Optional<PointSet> of(Board board, int stones) {
        if (stones < 2 || stones > largest(board)) {
            return Optional.empty();
        }
        int size = board.width();
        int low = low(size);
        int high = size - 1 - low;
        int middle = size / 2;
        List<Point> points = new ArrayList<>(
                List.of(new Point(low, low), new Point(high, high), new Point(high, low), new Point(low, high)));
        if (stones >= 6) {
            points.addAll(List.of(new Point(low, middle), new Point(high, middle)));
        }
        if (stones >= 8) {
            points.addAll(List.of(new Point(middle, low), new Point(middle, high)));
        }
        // It is left over where there are four stones or fewer, or an even number.
        points.add(new Point(middle, middle));
        return Optional.of(board.none().withAll(points.subList(0, stones)));
    }

    /**
     * Whether star points are on a line, as boards of all sizes are drawn: the third or fourth from each edge, and the middle.
     *
     * @param size how many lines there are in this direction
     * @param line from 0
     */
    public static boolean isOn(int size, int line) {
        boolean middle = size % 2 == 1 && line == size / 2;
        return size >= 7 && (line == low(size) || line == size - 1 - low(size) || middle);
    }

    private static int low(int size) {
        return size < 13 ? 2 : 3;
    }

    /** For how many handicap stones a board has star points; 0 if for none. */
    public static int largest(Board board) {
        int size = board.width();
        if (board.height() != size || size < 7) {
            return 0;
        }
        return size % 2 == 1 && size >= 9 ? 9 : 4;
    }
}
