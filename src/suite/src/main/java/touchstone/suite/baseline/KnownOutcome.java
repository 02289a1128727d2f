package touchstone.suite.baseline;

import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;

/**
 * What is known of one scenario on one subject.
 *
 * @param title of the scenario, for the reader; empty where none is kept
 */
public record KnownOutcome(String title, ScenarioOutcome outcome, FailureNote note) {

    static KnownOutcome of(Result result, Profile profile) {
        ScenarioOutcome outcome = ScenarioOutcome.of(result, profile);
        return new KnownOutcome(
                NormalizedText.plain(result.title()),
                outcome,
                outcome instanceof ScenarioOutcome.Failed ? FailureNote.of(result) : FailureNote.NONE);
    }

    KnownOutcome with(FailureNote other) {
        return new KnownOutcome(title, outcome, other);
    }

    public boolean failed() {
        return outcome instanceof ScenarioOutcome.Failed;
    }

    /** A lacking capability speaks for itself; a failure asks for a reason. */
    public boolean lacksReason() {
        return failed() && note.reason().isBlank();
    }
}
