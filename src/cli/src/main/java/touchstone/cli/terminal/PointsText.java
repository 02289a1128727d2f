package touchstone.cli.terminal;

import java.math.BigDecimal;

/** Points of a score as text. */
public final class PointsText {

    private PointsText() {}

    /** Without a fraction that is none: {@code 7}, {@code 6.5}. */
    public static String shown(double points) {
        return BigDecimal.valueOf(points).stripTrailingZeros().toPlainString();
    }
}
