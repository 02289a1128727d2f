package touchstone.life;

import java.util.function.BooleanSupplier;

/**
 * How far a search goes before it leaves a chain undecided.
 *
 * @param moments how many moments of imagined play are kept for each question, 1 or more; each takes some 400 bytes
 * @param all how many are looked at in all questions about a position, 1 or more; the question in which they run out is finished
 * @param stop asked now and then; true ends the search
 */
public record Limits(int moments, long all, BooleanSupplier stop) {

    /** Some 80 MB, and some seconds at most. What is decided by them is the same on every machine. */
    public static final Limits USUAL = new Limits(200_000, 600_000, () -> false);

    /** @throws IllegalArgumentException if nothing could be looked at */
    public Limits {
        if (moments < 1 || all < 1) {
            throw new IllegalArgumentException(
                    "a search looks at one moment at least, not at " + Math.min(moments, all));
        }
    }

    /** With as many questions as there are. */
    public Limits(int moments, BooleanSupplier stop) {
        this(moments, Long.MAX_VALUE, stop);
    }
}
