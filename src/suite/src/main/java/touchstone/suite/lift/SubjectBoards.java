package touchstone.suite.lift;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchstone.reference.Board;
import touchstone.spi.Capability;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.UnsupportedException;

/** Which boards a subject has, found out by beginning games on them, and not before somebody asks. */
final class SubjectBoards {

    /** Those that programs have who have not all: the smallest, and then the one that most have. */
    private static final List<Integer> USUAL = List.of(9, 19, 13);

    private final Map<Board, Boolean> known = new ConcurrentHashMap<>();

    static Capability needed(Board board) {
        return board.width() == board.height() ? Capability.BOARD_SIZE : Capability.RECTANGULAR;
    }

    /** Whether an exception says that the subject has not the board of a game. */
    static boolean tells(UnsupportedException unsupported) {
        return unsupported.capability() == Capability.BOARD_SIZE || unsupported.capability() == Capability.RECTANGULAR;
    }

    /** Whether it is known already that the subject has not this board. */
    boolean lacks(Board board) {
        return Boolean.FALSE.equals(known.get(board));
    }

    void note(Board board, boolean had) {
        known.put(board, had);
    }

    /** Whether the subject has this board. If that is not known a game is begun on it. */
    boolean has(Board board, Session session) {
        if (!lacks(board) && !known.containsKey(board)) {
            note(board, begins(board, session));
        }
        return !lacks(board);
    }

    private static boolean begins(Board board, Session session) {
        try {
            session.begin(GameStart.of(board));
            return true;
        } catch (UnsupportedException unsupported) {
            if (tells(unsupported)) {
                return false;
            }
            throw unsupported;
        }
    }

    /**
     * The square boards it has: the usual ones, or if it has none of them all others from the largest. A board is begun on
     * when the stream comes to it, and not before: some engines end over a board that they have not.
     */
    Stream<Board> had(Session session) {
        Stream<Board> others = Stream.of(USUAL)
                .filter(usual -> usual.stream().noneMatch(size -> has(square(size), session)))
                .flatMap(none -> IntStream.iterate(Board.LARGEST, size -> size > 1, size -> size - 1)
                        .mapToObj(SubjectBoards::square)
                        .filter(board -> has(board, session)));
        return Stream.concat(USUAL.stream().map(SubjectBoards::square).filter(board -> has(board, session)), others);
    }

    private static Board square(int size) {
        return Board.of(size, size);
    }
}
