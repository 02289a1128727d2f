package touchstone.explore.trace;

import java.util.List;
import java.util.TreeMap;
import touchstone.explore.generate.BoardDistribution;
import touchstone.reference.Board;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.trace.Observation;
import touchstone.trace.Tracer;

/** The boards that a subject supports, tried one by one before a campaign. */
public final class SupportedBoards {

    private final Subject subject;
    private final TreeMap<String, String> lacking = new TreeMap<>();
    private Session session;
    private BoardDistribution mix;

    private SupportedBoards(Subject subject) {
        this.subject = subject;
        this.session = subject.open();
    }

    /** @throws SubjectErrorException if the subject can't be started */
    public static SupportedBoards of(Subject subject) {
        SupportedBoards boards = new SupportedBoards(subject);
        try {
            boards.mix = BoardDistribution.of(boards::has);
        } finally {
            boards.session.close();
        }
        return boards;
    }

    private boolean has(Board board) {
        try {
            List<Observation> observations = Tracer.trace(session, GameStart.of(board), List.of());
            if (observations.isEmpty()) {
                return true;
            }
            throw observations.get(0) instanceof Observation.BrokeDown how
                    ? new SubjectErrorException(how.message(), how.errorTail())
                    : new SubjectErrorException("it answers senselessly", "");
        } catch (UnsupportedException unsupported) {
            lacking.put(board.toString(), unsupported.getMessage());
            return false;
        } catch (SubjectErrorException broken) {
            lacking.put(board.toString(), broken.getMessage());
            session.close();
            session = subject.open();
            return false;
        }
    }

    /** Those it has. */
    public BoardDistribution mix() {
        return mix;
    }

    /** How many of ours it has not. */
    public int lacking() {
        return lacking.size();
    }
}
