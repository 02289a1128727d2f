package touchstone.explore.trace;

/** The traces of a campaign: each depends on its number and on nothing else. */
public interface TraceSource {

    /**
     * The trace of a number. May be called by several threads at a time.
     *
     * @param number from 0
     * @param witness is told what happens on it, by the thread that calls
     */
    Drawn walk(long number, TraceListener witness);

    /** The same where nobody watches. */
    default Drawn walk(long number) {
        return walk(number, (step, before, move, ruling) -> {});
    }

    /**
     * A trace and how it came about.
     *
     * @param steering by which its moves were chosen, such as {@code kos}
     */
    record Drawn(long number, String steering, GameTrace walk) {}
}
