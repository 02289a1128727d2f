package touchstone.suite.lift;

import touchstone.reference.Board;

/** Where on a larger board a smaller one is placed. */
public enum Placing {
    LOWER_LEFT(Side.FIRST, Side.FIRST, "lower left corner"),
    UPPER_RIGHT(Side.LAST, Side.LAST, "upper right corner"),
    UPPER_LEFT(Side.FIRST, Side.LAST, "upper left corner"),
    LOWER_RIGHT(Side.LAST, Side.FIRST, "lower right corner"),
    /** What is about star points and not about neighbours needs them where they are. */
    STRETCHED(Side.BOTH, Side.BOTH, "drawn apart so that edges and star points are where they are");

    private enum Side {
        FIRST {
            @Override
            Lines lines(int small, int large) {
                return Lines.from(0, small);
            }
        },
        LAST {
            @Override
            Lines lines(int small, int large) {
                return Lines.from(large - small, small);
            }
        },
        BOTH {
            @Override
            Lines lines(int small, int large) {
                return Lines.stretched(small, large);
            }
        };

        abstract Lines lines(int small, int large);
    }

    private final Side columns;
    private final Side rows;
    private final String words;

    Placing(Side columns, Side rows, String words) {
        this.columns = columns;
        this.rows = rows;
        this.words = words;
    }

    /** Whether neighbours on the smaller board are neighbours on the larger one. */
    boolean isWhole() {
        return this != STRETCHED;
    }

    /** @throws IllegalArgumentException if the smaller board does not fit into the larger one */
    Window window(Board small, Board large) {
        if (small.width() > large.width() || small.height() > large.height()) {
            throw new IllegalArgumentException("a " + small + " board does not fit onto a " + large + " board");
        }
        return new Window(
                small, large, columns.lines(small.width(), large.width()), rows.lines(small.height(), large.height()));
    }

    /** As words, such as {@code lower left corner}. */
    @Override
    public String toString() {
        return words;
    }
}
