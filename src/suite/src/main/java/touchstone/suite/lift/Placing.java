package touchstone.suite.lift;

import touchstone.reference.Board;

/** In which corner of a larger board a smaller one is placed. */
public enum Placing {
    LOWER_LEFT(false, false),
    UPPER_RIGHT(true, true),
    UPPER_LEFT(false, true),
    LOWER_RIGHT(true, false);

    private final boolean right;
    private final boolean upper;

    Placing(boolean right, boolean upper) {
        this.right = right;
        this.upper = upper;
    }

    /** @throws IllegalArgumentException if the smaller board does not fit into the larger one */
    Window window(Board small, Board large) {
        return new Window(
                small, large, right ? large.width() - small.width() : 0, upper ? large.height() - small.height() : 0);
    }

    /** As words, such as {@code lower left corner}. */
    @Override
    public String toString() {
        return (upper ? "upper" : "lower") + (right ? " right" : " left") + " corner";
    }
}
