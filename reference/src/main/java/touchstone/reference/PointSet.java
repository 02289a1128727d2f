package touchstone.reference;

import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A set of points of one board, one bit a point. Unchangeable; combining sets of different boards throws {@link
 * IllegalArgumentException}.
 *
 * <p>JavaScript has no fast words of 64 bits, so its build makes this class and {@link Steps} with words of 32: see
 * {@code src/browser/pom.xml}, which says what it puts in place of what.
 */
public final class PointSet implements Iterable<Point> {

    private final Board board;
    private final long[] words;

    private PointSet(Board board, long[] words) {
        this.board = board;
        this.words = words;
    }

    static PointSet none(Board board) {
        return new PointSet(board, new long[(board.places() * board.height() + 63) / 64]);
    }

    /** @throws IllegalArgumentException if a point is not on the board */
    public static PointSet of(Board board, Point... points) {
        return board.none().withAll(Arrays.asList(points));
    }

    public Board board() {
        return board;
    }

    public boolean isEmpty() {
        for (long word : words) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    /** How many points there are, 0 to 625. */
    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** False for a point that is not on the board. */
    public boolean contains(Point point) {
        if (!board.contains(point)) {
            return false;
        }
        int place = point.row() * board.places() + point.column();
        return (words[place >> 6] >>> place & 1) != 0;
    }

    /** This set with one more point. @throws IllegalArgumentException if the point is not on the board */
    public PointSet with(Point point) {
        long[] result = words.clone();
        set(result, board.place(point));
        return new PointSet(board, result);
    }

    /** This set with one point less. @throws IllegalArgumentException if the point is not on the board */
    public PointSet without(Point point) {
        int place = board.place(point);
        long[] result = words.clone();
        result[place >> 6] &= ~(1L << place);
        return new PointSet(board, result);
    }

    /** This set with more points. @throws IllegalArgumentException if one of them is not on the board */
    public PointSet withAll(Collection<Point> points) {
        long[] result = words.clone();
        for (Point point : points) {
            set(result, board.place(point));
        }
        return new PointSet(board, result);
    }

    /** The points of this set of which a condition holds. It is asked of each in board order. */
    public PointSet where(Predicate<Point> condition) {
        long[] result = new long[words.length];
        for (Point point : this) {
            if (condition.test(point)) {
                set(result, board.place(point));
            }
        }
        return new PointSet(board, result);
    }

    public PointSet and(PointSet other) {
        long[] others = ofSameBoard(other);
        long[] result = new long[words.length];
        for (int i = 0; i < words.length; i++) {
            result[i] = words[i] & others[i];
        }
        return new PointSet(board, result);
    }

    public PointSet or(PointSet other) {
        long[] others = ofSameBoard(other);
        long[] result = new long[words.length];
        for (int i = 0; i < words.length; i++) {
            result[i] = words[i] | others[i];
        }
        return new PointSet(board, result);
    }

    /** The points of this set that are not in the other. */
    public PointSet minus(PointSet other) {
        if (other.holds(this)) {
            return board.none();
        }
        long[] result = new long[words.length];
        for (int i = 0; i < words.length; i++) {
            result[i] = words[i] & ~other.words[i];
        }
        return new PointSet(board, result);
    }

    /** Whether all points of another set are in this one. */
    public boolean holds(PointSet other) {
        long[] others = ofSameBoard(other);
        for (int i = 0; i < words.length; i++) {
            if ((others[i] & ~words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether any point is in both. */
    public boolean intersects(PointSet other) {
        long[] others = ofSameBoard(other);
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & others[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The points one step up, down, left or right of a point of this set; a point of the set is there if it is such. */
    PointSet neighbours() {
        return new PointSet(board, Steps.from(words, board.all().words, board.places()));
    }

    /**
     * These points, and those of another set to which steps lead from them within that set: what adding the {@link
     * #neighbours} in it comes to when there are none left to add.
     */
    PointSet reaching(PointSet state) {
        return new PointSet(board, Steps.reach(words, ofSameBoard(state), board.places()));
    }

    private static void set(long[] words, int place) {
        words[place >> 6] |= 1L << place;
    }

    private long[] ofSameBoard(PointSet other) {
        if (board != other.board) {
            throw new IllegalArgumentException("points of a " + board + " and of a " + other.board + " board");
        }
        return other.words;
    }

    /**
     * The first point in board order.
     *
     * @throws NoSuchElementException if the set is empty
     */
    public Point first() {
        return iterator().next();
    }

    /** In board order: row by row from the bottom. */
    @Override
    public Iterator<Point> iterator() {
        return new Iterator<>() {
            private int next = seek(0);

            private int seek(int from) {
                for (int word = from >> 6; word < words.length; word++) {
                    long rest = words[word] & (word == from >> 6 ? -1L << from : -1L);
                    if (rest != 0) {
                        return word * 64 + Long.numberOfTrailingZeros(rest);
                    }
                }
                return -1;
            }

            @Override
            public boolean hasNext() {
                return next >= 0;
            }

            @Override
            public Point next() {
                if (next < 0) {
                    throw new NoSuchElementException("no further point");
                }
                Point point = board.at(next);
                next = seek(next + 1);
                return point;
            }
        };
    }

    public Stream<Point> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PointSet set && board == set.board && Arrays.equals(words, set.words);
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (long word : words) {
            hash = (hash ^ Long.hashCode(word)) * 0x9E3779B1;
            hash ^= hash >>> 15;
        }
        return hash;
    }

    /** The coordinates in board order, separated by spaces. */
    @Override
    public String toString() {
        return stream().map(Point::toString).collect(Collectors.joining(" "));
    }
}
