package touchstone.laboratory.fuzz;

import java.util.List;
import touchstone.laboratory.walk.Walk;
import touchstone.subject.Broken;
import touchstone.subject.Exchange;
import touchstone.subject.Opening;
import touchstone.subject.Subject;
import touchstone.subject.Table;
import touchstone.trace.Seen;
import touchstone.trace.Tracer;
import touchstone.trace.Way;

/** A subject at a table, which is started again when it breaks down. */
final class Seated implements AutoCloseable {

    private final Subject subject;
    private Table table;

    /** @throws Broken if it cannot be started */
    Seated(Subject subject) {
        this.subject = subject;
        this.table = subject.sit();
    }

    /**
     * What is seen on walks, of which the last may have ended in a breakdown: then those after it were not gone.
     *
     * @throws touchstone.subject.Unsupported if it has not the board of one
     * @throws Broken if it broke down and can't be started again
     */
    List<List<Seen>> walk(List<Walk> walks) {
        List<List<Seen>> seen;
        try {
            seen = Tracer.trace(
                    table,
                    walks.stream()
                            .map(walk -> new Way(Opening.of(walk.board()), walk.steps()))
                            .toList());
        } catch (Broken broken) {
            // At the very beginning of the first one.
            seen = List.of(List.of(new Seen.BrokeDown(broken.getMessage(), broken.errorTail())));
        }
        return seen;
    }

    /** What was asked and answered since the last call. */
    List<Exchange> transcript() {
        return table.transcript();
    }

    /** @throws Broken if it can't be started again */
    void startAgain() {
        table.close();
        table = subject.sit();
    }

    @Override
    public void close() {
        table.close();
    }
}
