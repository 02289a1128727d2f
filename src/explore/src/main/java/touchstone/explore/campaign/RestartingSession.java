package touchstone.explore.campaign;

import java.util.List;
import touchstone.explore.trace.GameTrace;
import touchstone.spi.Exchange;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.trace.Observation;
import touchstone.trace.Sequence;
import touchstone.trace.Tracer;

/** A session with a subject that is started again when it fails. */
final class RestartingSession implements AutoCloseable {

    private final Subject subject;
    private Session session;

    /** @throws SubjectErrorException if it cannot be started */
    RestartingSession(Subject subject) {
        this.subject = subject;
        this.session = subject.open();
    }

    /**
     * What is seen on traces, of which the last may have ended in a breakdown: then those after it were not played.
     *
     * @throws touchstone.spi.UnsupportedException if it has not the board of one
     * @throws SubjectErrorException if it broke down and can't be started again
     */
    List<List<Observation>> trace(List<GameTrace> traces) {
        List<List<Observation>> observations;
        try {
            observations = Tracer.trace(
                    session,
                    traces.stream()
                            .map(trace -> new Sequence(GameStart.of(trace.board()), trace.steps()))
                            .toList());
        } catch (SubjectErrorException broken) {
            // At the very beginning of the first one.
            observations = List.of(List.of(new Observation.BrokeDown(broken.getMessage(), broken.errorTail())));
        }
        return observations;
    }

    /** What was asked and answered since the last call. */
    List<Exchange> transcript() {
        return session.transcript();
    }

    /** @throws SubjectErrorException if it can't be started again */
    void startAgain() {
        session.close();
        session = subject.open();
    }

    @Override
    public void close() {
        session.close();
    }
}
