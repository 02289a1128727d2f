package touchstone.suite.run;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchstone.spi.Exchange;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.suite.lift.Lifting;
import touchstone.suite.lift.LiftingSession;
import touchstone.suite.steps.ScenarioTrial;

/** One thread of a run, with its session and its current scenario. */
final class Worker {

    private final Subject subject;
    private final FailurePolicy failures;
    private final Lifting lifting;
    private LiftingSession session;
    private ScenarioTrial trial;
    private Instant started;
    private long startedNanos;

    Worker(Subject subject, Lifting lifting, FailurePolicy failures) {
        this.subject = subject;
        this.lifting = lifting;
        this.failures = failures;
    }

    void take(ScenarioTrial next) {
        trial = next;
        if (session != null) {
            session.take(next.scenario());
        }
        started = Instant.now();
        startedNanos = System.nanoTime();
    }

    ScenarioTrial trial() {
        return trial;
    }

    Instant started() {
        return started;
    }

    double millis() {
        return (System.nanoTime() - startedNanos) / 1e6;
    }

    /** The table, seated anew if there is none: at the beginning, and after the subject broke down. */
    Session session() {
        failures.requireGoingOn();
        if (session == null) {
            session = lifting.over(subject.open());
            session.take(trial.scenario());
        }
        return session;
    }

    List<Exchange> transcript() {
        return session == null ? List.of() : session.transcript();
    }

    /** On what larger board the scenario was played, if it was. */
    Optional<String> lifted() {
        return session == null ? Optional.empty() : session.lifted();
    }

    Duration waited() {
        return session == null ? Duration.ZERO : session.waited();
    }

    /** Gives up a table that is of no more use, whatever it says to that. */
    void leave() {
        try {
            close();
        } catch (RuntimeException e) {
            // What broke down has been found out already.
        }
    }

    void close() {
        Session left = session;
        session = null;
        if (left != null) {
            left.close();
        }
    }
}
