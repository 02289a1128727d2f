package touchstone.report.book.page;

/** Points as players write them. */
public final class PointNames {

    private PointNames() {}

    /** As in {@code 6½ points}. */
    public static String of(double points) {
        long whole = (long) Math.floor(points);
        if (points == whole) {
            return whole + (whole == 1 ? " point" : " points");
        }
        if (points == whole + 0.5) {
            return whole == 0 ? "½ point" : whole + "½ points";
        }
        return points + " points";
    }
}
