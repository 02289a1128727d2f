package touchstone.junit;

/** A result as the outcome of a test. */
sealed interface TestOutcome {

    /** It passes. */
    record Passed() implements TestOutcome {}

    /** It tells nothing new, or nothing at all: the test is shown as skipped. */
    record Skipped(String why) implements TestOutcome {}

    /** It fails, or ends with an error. */
    record Failed(Throwable thrown) implements TestOutcome {}
}
