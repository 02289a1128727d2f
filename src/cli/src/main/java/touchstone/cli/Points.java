package touchstone.cli;

import java.math.BigDecimal;

/** Points in a person's eyes. */
final class Points {

    private Points() {}

    /** Without a fraction that is none: {@code 7}, {@code 6.5}. */
    static String shown(double points) {
        return BigDecimal.valueOf(points).stripTrailingZeros().toPlainString();
    }
}
