package touchstone.junit;

/** What a result is as that of a test. */
sealed interface Judgement {

    /** It passes. */
    record Passed() implements Judgement {}

    /** It tells nothing new, or nothing at all: the test is shown as skipped. */
    record Skipped(String why) implements Judgement {}

    /** It fails, or ends with an error. */
    record Failed(Throwable thrown) implements Judgement {}
}
