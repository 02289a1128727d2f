package touchstone.gtp.reading;

import java.util.Optional;

/**
 * One row of a board as {@code showboard} draws it. Engines agree that the row's number comes first and that points are
 * {@code X O .} or, on a star point, {@code + ,}; between them stand spaces, bars, marks of the last move in brackets, or
 * the digits of the latest moves. What follows the last point is of no interest: a number, captures.
 */
final class ShownRow {

    private static final String POINTS = "XO.+,#xo";
    private static final String BETWEEN = " |()[]:123456789";

    private ShownRow() {}

    /**
     * @param number of the row, from 1
     * @param width the number of points, from 1
     * @return the points as {@code X O .}; nothing if the line is no such row
     */
    static Optional<String> read(String line, int number, int width) {
        String digits = Integer.toString(number);
        String stripped = line.strip();
        if (!stripped.isEmpty() && !Character.isDigit(stripped.charAt(0))) {
            return numberedAtTheRight(stripped, digits, width);
        }
        if (!stripped.startsWith(digits) || stripped.length() == digits.length()) {
            return Optional.empty();
        }
        StringBuilder row = new StringBuilder();
        int at = digits.length();
        if (POINTS.indexOf(stripped.charAt(at)) < 0 && " |:(".indexOf(stripped.charAt(at)) < 0) {
            return Optional.empty();
        }
        for (; at < stripped.length() && row.length() < width; at++) {
            char c = stripped.charAt(at);
            if (POINTS.indexOf(c) >= 0) {
                row.append(c == 'X' || c == 'x' || c == '#' ? 'X' : c == 'O' || c == 'o' ? 'O' : '.');
            } else if (BETWEEN.indexOf(c) < 0) {
                return Optional.empty();
            }
        }
        boolean more = at < stripped.length() && POINTS.indexOf(stripped.charAt(at)) >= 0
                || at + 1 < stripped.length()
                        && stripped.charAt(at) == ' '
                        && POINTS.indexOf(stripped.charAt(at + 1)) >= 0;
        return row.length() == width && !more ? Optional.of(row.toString()) : Optional.empty();
    }

    /** The number may also come last alone; then there is nothing after it. */
    private static Optional<String> numberedAtTheRight(String stripped, String digits, int width) {
        if (!stripped.endsWith(digits)) {
            return Optional.empty();
        }
        String points = stripped.substring(0, stripped.length() - digits.length());
        if (points.isEmpty() || Character.isDigit(points.charAt(points.length() - 1))) {
            return Optional.empty();
        }
        return read(digits + ' ' + points, Integer.parseInt(digits), width);
    }
}
