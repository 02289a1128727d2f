package touchstone.suite.run;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import touchstone.subject.Exchange;
import touchstone.subject.Subject;
import touchstone.subject.Table;
import touchstone.suite.steps.Trial;

/** One thread of a run, its table, and the scenario it is at. */
final class Worker {

    private final Subject subject;
    private final FailurePolicy failures;
    private Table table;
    private Trial trial;
    private Instant started;
    private long startedNanos;

    Worker(Subject subject, FailurePolicy failures) {
        this.subject = subject;
        this.failures = failures;
    }

    void take(Trial next) {
        trial = next;
        started = Instant.now();
        startedNanos = System.nanoTime();
    }

    Trial trial() {
        return trial;
    }

    Instant started() {
        return started;
    }

    double millis() {
        return (System.nanoTime() - startedNanos) / 1e6;
    }

    /** The table, seated anew if there is none: at the beginning, and after the subject broke down. */
    Table table() {
        failures.requireGoingOn();
        if (table == null) {
            table = subject.sit();
        }
        return table;
    }

    List<Exchange> transcript() {
        return table == null ? List.of() : table.transcript();
    }

    Duration waited() {
        return table == null ? Duration.ZERO : table.waited();
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
        Table left = table;
        table = null;
        if (left != null) {
            left.close();
        }
    }
}
