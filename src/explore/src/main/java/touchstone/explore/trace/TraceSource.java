package touchstone.explore.trace;

/** The traces of a campaign: each depends on its number and on nothing else. */
public interface TraceSource {

    /**
     * The trace of a number. May be called by several threads at a time.
     *
     * @param number from 0
     * @param listener is told what happens on it, by the thread that calls
     */
    Drawn trace(long number, TraceListener listener);

    /** The same where nobody watches. */
    default Drawn trace(long number) {
        return trace(number, (step, before, move, ruling) -> {});
    }

    /**
     * A trace and how it came about.
     *
     * @param policy by which its moves were chosen, such as {@code kos}
     */
    record Drawn(long number, String policy, GameTrace trace) {}
}
