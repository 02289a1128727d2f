package touchstone.laboratory.fuzz;

import java.util.List;
import java.util.TreeMap;
import touchstone.laboratory.steer.BoardMix;
import touchstone.reference.Board;
import touchstone.subject.Broken;
import touchstone.subject.Opening;
import touchstone.subject.Subject;
import touchstone.subject.Table;
import touchstone.subject.Unsupported;
import touchstone.trace.Seen;
import touchstone.trace.Tracer;

/** Which boards a subject has, tried one by one before a campaign. */
public final class BoardsHad {

    private final Subject subject;
    private final TreeMap<String, String> lacking = new TreeMap<>();
    private Table table;
    private BoardMix mix;

    private BoardsHad(Subject subject) {
        this.subject = subject;
        this.table = subject.sit();
    }

    /** @throws Broken if the subject can't be started */
    public static BoardsHad of(Subject subject) {
        BoardsHad boards = new BoardsHad(subject);
        try {
            boards.mix = BoardMix.of(boards::has);
        } finally {
            boards.table.close();
        }
        return boards;
    }

    private boolean has(Board board) {
        try {
            List<Seen> seen = Tracer.trace(table, Opening.of(board), List.of());
            if (seen.isEmpty()) {
                return true;
            }
            throw seen.get(0) instanceof Seen.BrokeDown how
                    ? new Broken(how.message(), how.errorTail())
                    : new Broken("it answers senselessly", "");
        } catch (Unsupported unsupported) {
            lacking.put(board.toString(), unsupported.getMessage());
            return false;
        } catch (Broken broken) {
            lacking.put(board.toString(), broken.getMessage());
            table.close();
            table = subject.sit();
            return false;
        }
    }

    /** Those it has. */
    public BoardMix mix() {
        return mix;
    }

    /** How many of ours it has not. */
    public int lacking() {
        return lacking.size();
    }
}
