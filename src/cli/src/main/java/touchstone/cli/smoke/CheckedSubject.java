package touchstone.cli.smoke;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import touchstone.gtp.game.PlayedMove;
import touchstone.process.PrintedText;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Position;
import touchstone.spi.Answer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.Exchange;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.UnsupportedException;

/** A new subject while it is checked. Each check begins games of its own; after a breakdown a new session is opened. */
final class CheckedSubject implements AutoCloseable {

    /** In lines, the size first on which things are tried soonest. */
    private static final int[] SIDES = {9, 13, 19, 7, 5};

    /** In characters: a board of 19 lines, as JSON. */
    private static final int LONGEST_QUOTED = 500;

    private final Supplier<Subject> start;
    private Subject subject;
    private Session session;

    /** @param start throws {@link touchstone.spi.SubjectErrorException} if it can't be started */
    CheckedSubject(Supplier<Subject> start) {
        this.start = start;
    }

    /** Started when it is first asked for. */
    Subject subject() {
        if (subject == null) {
            subject = start.get();
        }
        return subject;
    }

    Session session() {
        if (session == null) {
            session = subject().open();
        }
        return session;
    }

    boolean can(Capability capability) {
        return subject().capabilities().contains(capability);
    }

    /** Why it has no such board; empty if it has. */
    Optional<String> refusal(Board board) {
        try {
            session().begin(GameStart.of(board));
            return Optional.empty();
        } catch (UnsupportedException none) {
            return Optional.of(PrintedText.clean(none.getMessage()));
        }
    }

    /** One that it has, to try things on. */
    Optional<Board> board() {
        return IntStream.of(SIDES)
                .mapToObj(side -> Board.of(side, side))
                .filter(board -> refusal(board).isEmpty())
                .findFirst();
    }

    /** Begins a game with these moves; what it refuses of them, or nothing. */
    Optional<String> lay(Board board, List<PlayedMove> moves) {
        session().begin(GameStart.of(board));
        for (PlayedMove move : moves) {
            if (!isAccepted(session().make(move.player(), move.move()))) {
                return Optional.of(told());
            }
        }
        return Optional.empty();
    }

    static boolean isAccepted(Answer answer) {
        return answer instanceof Answer.Accepted;
    }

    /** Whether it makes the move. */
    boolean makes(Color player, Move move) {
        return isAccepted(session().make(player, move));
    }

    /** The board as it shows it; empty if it claims to show none. */
    Optional<Position> shown() {
        return can(Capability.READS_BOARD)
                ? Optional.of(session().ability(BoardView.class).position())
                : Optional.empty();
    }

    /** What it was asked last and what it answered, for a sentence. */
    String told() {
        List<Exchange> exchanges = session.transcript();
        if (exchanges.isEmpty()) {
            return "it refuses";
        }
        Exchange last = exchanges.get(exchanges.size() - 1);
        return "to " + PrintedText.clean(last.asked(), LONGEST_QUOTED) + " it answers "
                + PrintedText.clean(last.answered(), LONGEST_QUOTED);
    }

    /** Ends the session; the next one is opened when it is needed. */
    void leave() {
        if (session != null) {
            session.close();
            session = null;
        }
    }

    @Override
    public void close() {
        leave();
    }
}
