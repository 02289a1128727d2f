package touchstone.life.search;

import java.util.Collection;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * A part of a board, one bit a point. What lies beside it are stones that are never captured, or the edge.
 */
final class LocalBoard {

    /** What has room in a word. */
    static final int LARGEST = 64;

    private static final BaseRules RULES = new BaseRules();

    private final Board whole;
    private final Point[] points;
    private final long[] adjacent;
    private final long besideBlack;
    private final long besideWhite;

    /**
     * @param part at most {@link #LARGEST} points
     * @param lasting stones around it that are never captured
     */
    LocalBoard(Position position, PointSet part, PointSet lasting) {
        this.whole = position.board();
        this.points = part.stream().toArray(Point[]::new);
        this.adjacent = new long[points.length];
        for (int i = 0; i < points.length; i++) {
            adjacent[i] = bits(RULES.adjacent(one(position, i)));
        }
        this.besideBlack = bits(RULES.adjacent(lasting.and(position.stones(Color.BLACK))));
        this.besideWhite = bits(RULES.adjacent(lasting.and(position.stones(Color.WHITE))));
    }

    private PointSet one(Position position, int point) {
        return PointSet.of(position.board(), points[point]);
    }

    int size() {
        return points.length;
    }

    Point point(int index) {
        return points[index];
    }

    PointSet points(Collection<Point> points) {
        return whole.none().withAll(points);
    }

    /** All points of the part. */
    long all() {
        return points.length == LARGEST ? -1L : (1L << points.length) - 1;
    }

    /** Those of some points that are in the part. */
    long bits(PointSet set) {
        long bits = 0;
        for (int i = 0; i < points.length; i++) {
            if (set.contains(points[i])) {
                bits |= 1L << i;
            }
        }
        return bits;
    }

    /** The points beside lasting stones of a colour. */
    long beside(boolean black) {
        return black ? besideBlack : besideWhite;
    }

    long adjacent(long some) {
        long result = 0;
        for (long rest = some; rest != 0; rest &= rest - 1) {
            result |= adjacent[Long.numberOfTrailingZeros(rest)];
        }
        return result;
    }

    /** These points, and what is connected with them within some others. */
    long reached(long some, long within) {
        long reached = some;
        for (long added = some; added != 0; ) {
            added = adjacent(added) & within & ~reached;
            reached |= added;
        }
        return reached;
    }
}
