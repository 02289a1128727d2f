package touchstone.cli.match;

import java.util.List;
import java.util.stream.Stream;
import touchstone.reference.Board;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.UnsupportedException;

/** The boards on which a subject plays: small ones, where much happens in few moves, or the smallest that it has. */
public final class MatchBoards {

    private static final List<Integer> SMALL = List.of(5, 6, 7, 8, 9);
    private static final List<Integer> LARGE = List.of(13, 19);

    private MatchBoards() {}

    /**
     * The square boards to play on; none if the subject has none of those tried.
     *
     * @throws touchstone.spi.SubjectErrorException if the subject breaks down over it
     */
    public static List<Board> of(Subject subject) {
        try (Session session = subject.open()) {
            List<Board> small = had(session, SMALL).toList();
            return small.isEmpty() ? had(session, LARGE).limit(1).toList() : small;
        }
    }

    private static Stream<Board> had(Session session, List<Integer> sides) {
        return sides.stream().map(side -> Board.of(side, side)).filter(board -> has(session, board));
    }

    private static boolean has(Session session, Board board) {
        try {
            session.begin(GameStart.of(board));
            return true;
        } catch (UnsupportedException missing) {
            return false;
        }
    }
}
