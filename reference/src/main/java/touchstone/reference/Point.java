package touchstone.reference;

import java.util.Comparator;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;

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

    private static final String SMALL_COLUMNS = COLUMNS.toLowerCase(Locale.ROOT);

    private static final Comparator<Point> IN_BOARD_ORDER =
            Comparator.comparingInt(Point::row).thenComparingInt(Point::column);

    /** Of all points, in board order: they are written more often than anything else. */
    private static final String[] NAMES = IntStream.range(0, Board.LARGEST * Board.LARGEST)
            .mapToObj(place -> COLUMNS.charAt(place % Board.LARGEST) + Integer.toString(place / Board.LARGEST + 1))
            .toArray(String[]::new);

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
        char letter = text.isEmpty() ? ' ' : text.charAt(0);
        int column = Math.max(COLUMNS.indexOf(letter), SMALL_COLUMNS.indexOf(letter));
        int row = number(text);
        if (column < 0 || row < 1 || row > Board.LARGEST) {
            throw new IllegalArgumentException(
                    "'" + text + "' is no point: expected a column A-Z without I and a row 1-25, as in C3");
        }
        return new Point(column, row - 1);
    }

    /** The number after the letter, of one or two digits; 0 if there is none. */
    private static int number(String text) {
        if (text.length() < 2 || text.length() > 3) {
            return 0;
        }
        int row = 0;
        for (int i = 1; i < text.length(); i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9') {
                return 0;
            }
            row = 10 * row + digit - '0';
        }
        return row;
    }

    /** Row by row from the bottom, and from left to right in a row. */
    @Override
    public int compareTo(Point other) {
        return IN_BOARD_ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return NAMES[row * Board.LARGEST + column];
    }
}
