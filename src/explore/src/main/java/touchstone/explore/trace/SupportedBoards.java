package touchstone.explore.trace;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
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
    private List<Board> all = List.of();

    private SupportedBoards(Subject subject) {
        this.subject = subject;
        this.session = subject.open();
    }

    /** @throws SubjectErrorException if the subject can't be started */
    public static SupportedBoards of(Subject subject) {
        return upTo(Board.LARGEST, subject);
    }

    /**
     * Those of them of which no side is longer.
     *
     * @param side in lines, from 1
     * @throws SubjectErrorException if the subject can't be started
     */
    public static SupportedBoards upTo(int side, Subject subject) {
        SupportedBoards boards = new SupportedBoards(subject);
        try {
            boards.mix =
                    BoardDistribution.of(board -> Math.max(board.width(), board.height()) <= side && boards.has(board));
        } finally {
            boards.session.close();
        }
        return boards;
    }

    /**
     * Also squares of all sizes, which are not all in the mix.
     *
     * @throws SubjectErrorException if the subject can't be started
     */
    public static SupportedBoards withAllSquares(Subject subject) {
        SupportedBoards boards = new SupportedBoards(subject);
        try {
            boards.mix = BoardDistribution.of(boards::has);
            Set<Board> all = new LinkedHashSet<>(boards.mix.boards());
            IntStream.rangeClosed(1, Board.LARGEST)
                    .mapToObj(side -> Board.of(side, side))
                    .filter(board ->
                            all.contains(board) || !boards.lacking.containsKey(board.toString()) && boards.has(board))
                    .forEach(all::add);
            boards.all = all.stream()
                    .sorted(Comparator.comparing(Board::size).thenComparing(Board::width))
                    .toList();
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

    /** Every board that was found, small ones first: those of the mix, and the squares that were asked for beside it. */
    public List<Board> all() {
        return all.isEmpty() ? mix.boards() : all;
    }

    /** How many of ours it has not. */
    public int lacking() {
        return lacking.size();
    }
}
