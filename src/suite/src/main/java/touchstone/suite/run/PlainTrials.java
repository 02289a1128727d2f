package touchstone.suite.run;

import java.util.Optional;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.UnsupportedException;
import touchstone.suite.lift.Lifting;
import touchstone.suite.lift.LiftingSession;
import touchstone.suite.phrases.PlainSteps;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.steps.ScenarioTrial;
import touchstone.suite.steps.Violation;

/**
 * Tries scenarios on one subject in the calling thread and without Cucumber, for those who need many verdicts and no reports.
 * Scenarios are lifted as in a {@link Certification}.
 */
public final class PlainTrials implements AutoCloseable {

    private static final PlainSteps STEPS = new PlainSteps();

    /**
     * What a scenario showed.
     *
     * @param message the finding; empty if satisfied
     * @param board on what larger board it was played, if it was
     */
    public record Tried(Verdict verdict, String message, Optional<String> board) {}

    private final Specification specification;
    private final Optional<Ruleset> claimed;
    private final Subject subject;
    private final Lifting lifting;
    private Optional<LiftingSession> session = Optional.empty();

    /** @param claimed what the subject claims to play; empty if nothing */
    public PlainTrials(Specification specification, Optional<Ruleset> claimed, Subject subject) {
        this.specification = specification;
        this.claimed = claimed;
        this.subject = subject;
        this.lifting = new Lifting(specification, claimed, subject);
    }

    public Tried attempt(Scenario scenario) {
        ScenarioTrial trial = new ScenarioTrial(specification, claimed, scenario, subject, () -> seat(scenario));
        try {
            session.ifPresent(open -> open.take(scenario));
            STEPS.play(trial);
            return trial.tolerances().isEmpty()
                    ? tried(Verdict.SATISFIED, "")
                    : tried(Verdict.TOLERATED, String.join("; ", trial.tolerances()));
        } catch (Violation violation) {
            return tried(Verdict.VIOLATED, violation.getMessage());
        } catch (UnsupportedException unsupported) {
            return tried(
                    Verdict.UNSUPPORTED, "needs " + unsupported.capability().id() + ": " + unsupported.getMessage());
        } catch (RuntimeException | AssertionError | StackOverflowError broken) {
            Tried found = tried(Verdict.ERROR, broken.toString());
            close();
            return found;
        }
    }

    private Tried tried(Verdict verdict, String message) {
        // What was said is of no use here, and would pile up.
        session.ifPresent(Session::transcript);
        return new Tried(verdict, message, session.flatMap(LiftingSession::lifted));
    }

    private Session seat(Scenario scenario) {
        if (session.isEmpty()) {
            session = Optional.of(lifting.over(subject.open()));
            session.get().take(scenario);
        }
        return session.get();
    }

    @Override
    public void close() {
        session.ifPresent(Session::close);
        session = Optional.empty();
    }
}
