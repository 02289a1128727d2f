package touchstone.reference;

import java.util.Comparator;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An intersection, counted from the lower left corner of the board as it is printed, which is Black's lower left: {@code A1}
 * is column 0, row 0, and rows are counted upwards (clause base.2.intersection).
 *
 * @param column from 0, at most {@link Board#LARGEST} - 1
 * @param row from 0, at most {@link Board#LARGEST} - 1
 */
public record Point(int column, int row) implements Comparable<Point> {

    /** The letters of the columns; the Go world leaves out I. */
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private static final Pattern COORDINATE = Pattern.compile("([A-HJ-Za-hj-z])(0?[1-9]|1[0-9]|2[0-5])");
    private static final Comparator<Point> IN_BOARD_ORDER =
            Comparator.comparingInt(Point::row).thenComparingInt(Point::column);

    /** @throws IndexOutOfBoundsException if no board is that large, or a number is negative */
    public Point {
        Objects.checkIndex(column, Board.LARGEST);
        Objects.checkIndex(row, Board.LARGEST);
    }

    /**
     * Reads a coordinate such as {@code C3}, in upper or lower case.
     *
     * @throws IllegalArgumentException if the text is no coordinate of a 25x25 board; the message says what is wrong
     */
    public static Point parse(String text) {
        Matcher coordinate = COORDINATE.matcher(text);
        if (!coordinate.matches()) {
            throw new IllegalArgumentException(
                    "'" + text + "' is no point: expected a column A-Z without I and a row 1-25, as in C3");
        }
        String column = coordinate.group(1).toUpperCase(Locale.ROOT);
        return new Point(COLUMNS.indexOf(column), Integer.parseInt(coordinate.group(2)) - 1);
    }

    /** Row by row from the bottom, and from left to right in a row. */
    @Override
    public int compareTo(Point other) {
        return IN_BOARD_ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return COLUMNS.charAt(column) + Integer.toString(row + 1);
    }
}
