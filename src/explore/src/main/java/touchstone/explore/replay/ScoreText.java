package touchstone.explore.replay;

/** Points of a score as text. Without decimal numbers of any length, which are large in scripts for pages. */
public final class ScoreText {

    private ScoreText() {}

    /**
     * Without a fraction that is none: {@code 7}, {@code 6.5}, {@code 3.75}.
     *
     * @param points finite
     */
    public static String shown(double points) {
        int whole = (int) points;
        if (whole == points) {
            return "" + whole;
        }
        String text = Double.toString(Math.abs(points));
        int exponentAt = text.indexOf('E');
        String number = exponentAt < 0 ? text : text.substring(0, exponentAt);
        int exponent = exponentAt < 0 ? 0 : Integer.parseInt(text.substring(exponentAt + 1));
        int point = number.indexOf('.');
        // Zeros on both sides, so that the point can stand anywhere.
        String digits =
                "0".repeat(Math.max(0, -exponent)) + number.replace(".", "") + "0".repeat(Math.max(0, exponent));
        int before = point + Math.max(0, exponent);
        String fraction = digits.substring(before);
        int last = fraction.length();
        while (last > 0 && fraction.charAt(last - 1) == '0') {
            last--;
        }
        return (points < 0 ? "-" : "")
                + digits.substring(0, before)
                + (last == 0 ? "" : "." + fraction.substring(0, last));
    }
}
