package touchstone.suite.baseline;

import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;

/**
 * What is known of one scenario on one subject.
 *
 * @param title of the scenario, for the reader; empty where none is kept
 */
public record Known(String title, Outcome outcome, Note note) {

    static Known of(Result result, Profile profile) {
        Outcome outcome = Outcome.of(result, profile);
        return new Known(
                Wording.plain(result.title()),
                outcome,
                outcome instanceof Outcome.Failed ? Note.of(result) : Note.NONE);
    }

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
