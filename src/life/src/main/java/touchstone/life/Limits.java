package touchstone.life;

import java.util.function.BooleanSupplier;

/**
 * How far a search goes before it leaves a chain undecided.
 *
 * @param moments how many moments of imagined play are kept for each question, 1 or more; each takes some 400 bytes
 * @param stop asked now and then; true ends the search
 */
public record Limits(int moments, BooleanSupplier stop) {

    /** Some 80 MB. */
    public static final Limits USUAL = new Limits(200_000, () -> false);

    /** @throws IllegalArgumentException if nothing could be looked at */
    public Limits {
        if (moments < 1) {
            throw new IllegalArgumentException("a search keeps at least one moment, not " + moments);
        }
    }
}
