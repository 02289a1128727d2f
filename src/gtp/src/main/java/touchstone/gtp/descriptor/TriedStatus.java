package touchstone.gtp.descriptor;

/** Whether a subject has ever been run as its descriptor says. */
public sealed interface TriedStatus {

    /**
     * It has.
     *
     * @param version what it said of its version
     * @param date of the day, as in 2026-11-21
     */
    record RunAs(String version, String date) implements TriedStatus {}

    /** It has not. */
    record NeverRun(String why) implements TriedStatus {}
}
