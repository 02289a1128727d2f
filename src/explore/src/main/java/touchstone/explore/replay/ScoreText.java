package touchstone.explore.replay;

import java.math.BigDecimal;

/** Points of a score as text. */
public final class ScoreText {

    private ScoreText() {}

    /** Without a fraction that is none: {@code 7}, {@code 6.5}, {@code 3.75}. */
    public static String shown(double points) {
        return BigDecimal.valueOf(points).stripTrailingZeros().toPlainString();
    }
}
