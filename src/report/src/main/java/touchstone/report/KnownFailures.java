package touchstone.report;

import java.util.Optional;
import touchstone.suite.baseline.BaselineComparison;
import touchstone.suite.baseline.BaselineSubject;
import touchstone.suite.baseline.FailureNote;
import touchstone.suite.baseline.KnownOutcome;
import touchstone.suite.result.Result;

/** The failures of a run that its baseline has, and that are as they were. */
public record KnownFailures(Run run) {

    /** What people say of a failure, be it nothing; empty if it is not known, or is no failure. */
    public Optional<FailureNote> note(Result result) {
        return run.baseline()
                .map(file -> file.baseline().subjects().get(result.subject().id()))
                .filter(standing -> isAsBefore(standing, result))
                .flatMap(standing -> standing.known(result))
                .filter(KnownOutcome::failed)
                .map(KnownOutcome::note);
    }

    private boolean isAsBefore(BaselineSubject standing, Result result) {
        return BaselineComparison.change(standing, run.profile(), result).isEmpty();
    }

    /** A note in words, as in {@code known failure: counts no eyes in seki (https://example.org/1)}. */
    public static String words(FailureNote note) {
        return "known failure: " + (note.reason().isBlank() ? "no reason is given" : note.reason())
                + (note.link().isBlank() ? "" : " (" + note.link() + ")");
    }
}
