package touchstone.reference;

import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A set of points of one board, one bit a point. Unchangeable; combining sets of different boards throws {@link
 * IllegalArgumentException}.
 */
public final class PointSet implements Iterable<Point> {

    private final Board board;
    private final long[] words;

    private PointSet(Board board, long[] words) {
        this.board = board;
        this.words = words;
    }

    static PointSet none(Board board) {
        return new PointSet(board, new long[(board.width() * board.height() + 63) / 64]);
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
        int index = board.index(point);
        return (words[index >> 6] >>> index & 1) != 0;
    }

    /** This set with one more point. @throws IllegalArgumentException if the point is not on the board */
    public PointSet with(Point point) {
        long[] result = words.clone();
        set(result, board.index(point));
        return new PointSet(board, result);
    }

    /** This set with more points. @throws IllegalArgumentException if one of them is not on the board */
    public PointSet withAll(Collection<Point> points) {
        long[] result = words.clone();
        for (Point point : points) {
            // Not board.index: a board under construction makes its own sets.
            if (!board.contains(point)) {
                throw new IllegalArgumentException("a " + board + " board has no point " + point);
            }
            set(result, point.row() * board.width() + point.column());
        }
        return new PointSet(board, result);
    }

    public PointSet and(PointSet other) {
        requireSameBoard(other);
        long[] result = new long[words.length];
        for (int i = 0; i < words.length; i++) {
            result[i] = words[i] & other.words[i];
        }
        return new PointSet(board, result);
    }

    public PointSet or(PointSet other) {
        requireSameBoard(other);
        long[] result = new long[words.length];
        for (int i = 0; i < words.length; i++) {
            result[i] = words[i] | other.words[i];
        }
        return new PointSet(board, result);
    }

    /** The points of this set that are not in the other. */
    public PointSet minus(PointSet other) {
        requireSameBoard(other);
        long[] result = new long[words.length];
        for (int i = 0; i < words.length; i++) {
            result[i] = words[i] & ~other.words[i];
        }
        return new PointSet(board, result);
    }

    /** Whether any point is in both. */
    public boolean intersects(PointSet other) {
        requireSameBoard(other);
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The points one step up, down, left or right of a point of this set; a point of the set is there if it is such. */
    PointSet neighbours() {
        // A row is shorter than a word, so a step in any direction takes a bit no further than into the next word.
        int row = board.width();
        long[] sideways = board.notFirstColumn().words;
        long[] all = board.all().words;
        long[] result = new long[words.length];
        long before = 0;
        for (int i = 0; i < words.length; i++) {
            long here = words[i];
            long next = i + 1 < words.length ? words[i + 1] : 0;
            long up = here << row | before >>> 64 - row;
            long down = here >>> row | next << 64 - row;
            long right = (here << 1 | before >>> 63) & sideways[i];
            long left = (here & sideways[i]) >>> 1 | (next == 0 ? 0 : next & sideways[i + 1]) << 63;
            result[i] = (up | down | left | right) & all[i];
            before = here;
        }
        return new PointSet(board, result);
    }

    private static void set(long[] words, int index) {
        words[index >> 6] |= 1L << index;
    }

    private void requireSameBoard(PointSet other) {
        if (board != other.board) {
            throw new IllegalArgumentException("points of a " + board + " and of a " + other.board + " board");
        }
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
                Point point = board.points().get(next);
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
        return Arrays.hashCode(words);
    }

    /** The coordinates in board order, separated by spaces. */
    @Override
    public String toString() {
        return stream().map(Point::toString).collect(Collectors.joining(" "));
    }
}
