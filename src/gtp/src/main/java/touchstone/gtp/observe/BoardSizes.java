package touchstone.gtp.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import touchstone.gtp.client.Dialogue;
import touchstone.reference.Board;
import touchstone.spi.BoardSizing;
import touchstone.spi.Capability;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;

/** The boards that an engine supports, tried when they are first needed. */
public final class BoardSizes {

    private final Map<Board, BoardSizeAnswer> known = new ConcurrentHashMap<>();
    /** Those that the engine has ended over. */
    private final Set<Board> fatal = ConcurrentHashMap.newKeySet();

    /**
     * The command that gives the engine this board.
     *
     * @throws UnsupportedException if the engine has no such board
     * @throws SubjectErrorException if it ends over it, the first time; from then on it has no such board
     */
    public String command(Dialogue dialogue, Board board) {
        BoardSizeAnswer size = known.get(board);
        if (size == null) {
            size = found(dialogue, board);
            known.put(board, size);
        }
        if (size instanceof BoardSizeAnswer.Refused refused) {
            throw new UnsupportedException(refused.capability(), refused.why());
        }
        return ((BoardSizeAnswer.Played) size).command();
    }

    /** An engine that ends over a board is not asked for that board again: once shows that it has none. */
    private BoardSizeAnswer found(Dialogue dialogue, Board board) {
        try {
            return find(dialogue, board);
        } catch (SubjectErrorException broken) {
            fatal.add(board);
            known.put(board, new BoardSizeAnswer.Refused(capability(board), broken.getMessage()));
            throw broken;
        }
    }

    private static Capability capability(Board board) {
        return isSquare(board) ? Capability.BOARD_SIZE : Capability.RECTANGULAR;
    }

    /** Whether nothing has to be asked any more about this board. */
    public boolean knows(Board board) {
        return known.containsKey(board);
    }

    /** That the board is there shows in the far corner, or elsewhere if that cannot be played on, or as it is drawn. */
    private static BoardSizeAnswer find(Dialogue dialogue, Board board) {
        Optional<String> trouble = Optional.empty();
        for (String command : commands(board)) {
            BoardSizeTrial trial = new BoardSizeTrial(dialogue, board, command);
            Optional<String> found = trial.refusal();
            if (found.isEmpty()) {
                Optional<String> corner = trial.cornerRefused();
                List<String> beyond = trial.beyondTaken();
                boolean there = corner.isEmpty() && beyond.isEmpty()
                        || isSquare(board) && trial.drawn().equals(Optional.of(board))
                        || corner.isPresent() && beyond.isEmpty() && isSquare(board) && trial.takesOtherPoints();
                if (there) {
                    return new BoardSizeAnswer.Played(command);
                }
                found = corner.or(() -> beyond.stream().findFirst());
            }
            if (trouble.isEmpty()) {
                trouble = found;
            }
        }
        return new BoardSizeAnswer.Refused(capability(board), trouble.orElseThrow());
    }

    private static boolean isSquare(Board board) {
        return board.width() == board.height();
    }

    /** What may give an engine this board. */
    private static List<String> commands(Board board) {
        String sides = board.width() + " " + board.height();
        return isSquare(board)
                ? List.of("boardsize " + board.width())
                : List.of("boardsize " + sides, "rectangular_boardsize " + sides);
    }

    /**
     * Asks for a board as if for the first time, and finds out whether what the engine says is so. There may be anything on
     * the board then.
     *
     * @throws SubjectErrorException if it ends over it, the first time
     */
    public BoardSizing.SizeAnswer resize(Dialogue dialogue, Board board) {
        if (fatal.contains(board)) {
            return new BoardSizing.SizeAnswer.Refused("the engine ends over it");
        }
        String refusal = "";
        for (String command : commands(board)) {
            BoardSizing.SizeAnswer answer = resize(dialogue, board, command);
            if (answer instanceof BoardSizing.SizeAnswer.Taken) {
                return answer;
            }
            refusal = refusal.isEmpty() ? ((BoardSizing.SizeAnswer.Refused) answer).words() : refusal;
        }
        return known.get(board) instanceof BoardSizeAnswer.Played
                ? new BoardSizing.SizeAnswer.Withdrawn(refusal)
                : new BoardSizing.SizeAnswer.Refused(refusal);
    }

    private static BoardSizing.SizeAnswer resize(Dialogue dialogue, Board board, String command) {
        BoardSizeTrial trial = new BoardSizeTrial(dialogue, board, command);
        Optional<String> refusal = trial.refusal();
        if (refusal.isPresent()) {
            return new BoardSizing.SizeAnswer.Refused(refusal.get());
        }
        List<String> contradictions =
                new ArrayList<>(trial.cornerRefused().stream().toList());
        contradictions.addAll(trial.sidesRefused());
        List<String> beyond = trial.beyondTaken();
        if (!isSquare(board)) {
            contradictions.addAll(beyond);
            return contradictions.isEmpty() || isTurned(dialogue, board, command)
                    ? new BoardSizing.SizeAnswer.Taken(contradictions)
                    // That a command takes two sides and makes a square board only shows that it does not know of two.
                    : new BoardSizing.SizeAnswer.Refused(contradictions.get(0));
        }
        Optional<Board> drawn = trial.drawn();
        drawn.filter(other -> other != board)
                .ifPresent(other -> contradictions.add("the engine draws a " + other + " board"));
        if (drawn.isEmpty()) {
            contradictions.addAll(beyond);
        }
        return new BoardSizing.SizeAnswer.Taken(contradictions);
    }

    /** Whether the board is as wide as it should be high, and as high as it should be wide. */
    private static boolean isTurned(Dialogue dialogue, Board board, String command) {
        BoardSizeTrial turned = new BoardSizeTrial(
                dialogue, Board.of(/* width= */ board.height(), /* height= */ board.width()), command);
        return turned.cornerRefused().isEmpty() && turned.beyondTaken().isEmpty();
    }
}
