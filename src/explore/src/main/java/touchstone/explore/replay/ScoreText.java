package touchstone.explore.replay;

import java.util.List;

/** Points of a score as text. Without decimal numbers of any length, which are large in scripts for pages. */
public final class ScoreText {

    private static final List<String> QUARTERS = List.of("", ".25", ".5", ".75");

    private static final int LARGE = 1_000_000;

    private ScoreText() {}

    /**
     * Without a fraction that is none: {@code 7}, {@code 6.5}, {@code 3.75}.
     *
     * @param points finite
     */
    public static String shown(double points) {
        long quarters = (long) (4 * points);
        if (quarters == 4 * points && Math.abs(points) < LARGE) {
            // As nearly all are: archives have millions.
            return (points < 0 ? "-" : "") + Math.abs(quarters) / 4 + QUARTERS.get((int) (Math.abs(quarters) % 4));
        }
        String text = Double.toString(Math.abs(points));
        int exponentAt = text.indexOf('E');
        String number = exponentAt < 0 ? text : text.substring(0, exponentAt);
        int exponent = exponentAt < 0 ? 0 : Integer.parseInt(text.substring(exponentAt + 1));
        int point = number.indexOf('.');
        // Zeros on both sides, so that the point can stand anywhere.
        String digits =
                "0".repeat(Math.max(0, -exponent)) + number.replace(".", "") + "0".repeat(Math.max(0, exponent));
        int whole = point + Math.max(0, exponent);
        String fraction = digits.substring(whole);
        int last = fraction.length();
        while (last > 0 && fraction.charAt(last - 1) == '0') {
            last--;
        }
        return (points < 0 ? "-" : "")
                + digits.substring(0, whole)
                + (last == 0 ? "" : "." + fraction.substring(0, last));
    }
}
