package touchstone.suite.baseline;

/**
 * What is known of one scenario on one subject.
 *
 * @param title of the scenario, for the reader; empty where none is kept
 */
public record Known(String title, Outcome outcome, Note note) {

    Known with(Note other) {
        return new Known(title, outcome, other);
    }

    public boolean failed() {
        return outcome instanceof Outcome.Failed;
    }

    /** A lacking capability speaks for itself; a failure asks for a reason. */
    public boolean lacksReason() {
        return failed() && note.reason().isBlank();
    }
}
