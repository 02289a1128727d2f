package touchstone.reference;

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

    /** @throws IllegalArgumentException if no board is that large, or a number is negative */
    public Point {
        if (column < 0 || column >= Board.LARGEST || row < 0 || row >= Board.LARGEST) {
            throw new IllegalArgumentException("no board has a point in column " + column + ", row " + row);
        }
    }

    /**
     * Reads a coordinate such as {@code C3}, in upper or lower case.
     *
     * @throws IllegalArgumentException if the text is no coordinate of a 25x25 board; the message says what is wrong
     */
    public static Point parse(String text) {
        int length = text.length();
        if ((length == 2 || length == 3)
                && text.charAt(0) < 128
                && isDigit(text.charAt(1))
                && isDigit(text.charAt(length - 1))) {
            int column = COLUMNS.indexOf(Character.toUpperCase(text.charAt(0)));
            int row = Integer.parseInt(text, 1, length, 10) - 1;
            if (column >= 0 && row >= 0 && row < Board.LARGEST) {
                return new Point(column, row);
            }
        }
        throw new IllegalArgumentException(
                "'" + text + "' is no point: expected a column A-Z without I and a row 1-25, as in C3");
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    /** Row by row from the bottom, and from left to right in a row. */
    @Override
    public int compareTo(Point other) {
        return row != other.row ? Integer.compare(row, other.row) : Integer.compare(column, other.column);
    }

    @Override
    public String toString() {
        return COLUMNS.charAt(column) + Integer.toString(row + 1);
    }
}
