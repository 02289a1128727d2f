package touchstone.reference;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The plain grid the game is played on (clause base.2): any rectangle from 1x1 to 25x25. There is one board of each size,
 * so boards are compared by identity.
 */
public final class Board {

    /** The longest side of a board, in lines: the largest the coordinates of the Go Text Protocol can name. */
    public static final int LARGEST = 25;

    private static final Board[][] BOARDS = new Board[LARGEST + 1][LARGEST + 1];

    private final int width;
    private final int height;
    private final List<Point> points;
    /** By their places. */
    private final Point[] placed;

    private final PointSet all;
    private final PointSet none;

    private Board(int width, int height) {
        this.width = width;
        this.height = height;
        this.points = IntStream.range(0, width * height)
                .mapToObj(index -> new Point(index % width, index / width))
                .toList();
        this.placed = new Point[places() * height];
        points.forEach(point -> placed[place(point)] = point);
        this.none = PointSet.none(this);
        this.all = none.withAll(points);
    }

    /**
     * @param width in vertical lines, 1 to {@link #LARGEST}
     * @param height in horizontal lines, 1 to {@link #LARGEST}
     * @throws IllegalArgumentException if either is out of range
     */
    public static Board of(int width, int height) {
        if (Math.min(width, height) < 1 || Math.max(width, height) > LARGEST) {
            throw new IllegalArgumentException(
                    "a board has 1 to " + LARGEST + " lines each way, not " + width + "x" + height);
        }
        synchronized (BOARDS) {
            if (BOARDS[width][height] == null) {
                BOARDS[width][height] = new Board(width, height);
            }
            return BOARDS[width][height];
        }
    }

    /** The number of points in a row. */
    public int width() {
        return width;
    }

    /** The number of points in a column. */
    public int height() {
        return height;
    }

    /** The number of points, 1 to 625. */
    public int size() {
        return points.size();
    }

    /** Every point, row by row from the bottom. */
    public List<Point> points() {
        return points;
    }

    public boolean contains(Point point) {
        return point.column() < width && point.row() < height;
    }

    public PointSet all() {
        return all;
    }

    public PointSet none() {
        return none;
    }

    /**
     * The number of points in a row and one place more, where no point is: a step sideways from the end of a row is a step
     * off the board, and not onto the next row.
     */
    int places() {
        return width + 1;
    }

    /**
     * The place of a point, row by row from the bottom.
     *
     * @throws IllegalArgumentException if the point is not on the board
     */
    int place(Point point) {
        if (!contains(point)) {
            throw new IllegalArgumentException("a " + this + " board has no point " + point);
        }
        return point.row() * places() + point.column();
    }

    Point at(int place) {
        return placed[place];
    }

    /** Width first, as in {@code 9x7}. */
    @Override
    public String toString() {
        return width + "x" + height;
    }
}
