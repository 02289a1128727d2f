package touchstone.laboratory.walk;

/** Where the walks of a campaign come from: each depends on its number and on nothing else that happens. */
public interface WalkSource {

    /** @param number from 0 */
    Drawn walk(long number);

    /**
     * A walk and how it came about.
     *
     * @param steering by which its moves were chosen, such as {@code kos}
     */
    record Drawn(long number, String steering, Walk walk) {}
}
