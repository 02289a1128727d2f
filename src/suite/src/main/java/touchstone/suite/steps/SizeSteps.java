package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.spi.Answer;
import touchstone.spi.BoardSizing;
import touchstone.spi.BoardSizing.SizeAnswer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.UnsupportedException;

/** Steps about the boards that a subject says it has. */
final class SizeSteps {

    /** All square boards of two lines and more, those first on which people play. */
    private static final List<Board> SQUARES = Stream.concat(
                    Stream.of(19, 13, 9),
                    IntStream.rangeClosed(2, Board.LARGEST).boxed())
            .distinct()
            .map(side -> Board.of(side, side))
            .toList();

    private final ScenarioTrial trial;

    public SizeSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    /** A subject need not have a board of this size; if it says that it has, all of it is there, and nothing beyond. */
    @Then("a {board} board, if there is one, has that size")
    public void size(Board board) {
        requireSize(board);
    }

    private void requireSize(Board board) {
        SizeAnswer answer = resize(board);
        if (answer instanceof SizeAnswer.Refused refused) {
            throw new UnsupportedException(
                    board.width() == board.height() ? Capability.BOARD_SIZE : Capability.RECTANGULAR,
                    "the subject has no " + board + " board: \"" + refused.words() + "\"");
        }
        if (answer instanceof SizeAnswer.Withdrawn withdrawn) {
            throw withdrawn(board, withdrawn.words());
        }
        List<String> contradictions = ((SizeAnswer.Taken) answer).contradictions();
        if (!contradictions.isEmpty()) {
            throw new Violation(
                    "a " + board + " board, which the subject says it has", String.join("; ", contradictions));
        }
    }

    /** What the subject has had once it has again. */
    @Then("a {board} board, if there is one, is there again after a {board} board")
    public void again(Board board, Board other) {
        requireSize(board);
        requireSize(other);
        if (resize(board) instanceof SizeAnswer.Refused refused) {
            throw withdrawn(board, refused.words());
        }
        requireSize(board);
    }

    private static Violation withdrawn(Board board, String words) {
        return new Violation(
                "a " + board + " board, which the subject had before", "the subject refuses it: \"" + words + "\"");
    }

    /** The subject has a square board of at least one size. */
    @Then("there is a board")
    public void any() {
        List<String> refusals = new ArrayList<>();
        for (Board board : SQUARES) {
            SizeAnswer answer = resize(board);
            if (answer instanceof SizeAnswer.Taken) {
                return;
            }
            refusals.add(board + " \""
                    + (answer instanceof SizeAnswer.Refused refused
                            ? refused.words()
                            : ((SizeAnswer.Withdrawn) answer).words())
                    + "\"");
        }
        throw new Violation("a board of some size", "the subject refuses " + String.join(", ", refusals));
    }

    private SizeAnswer resize(Board board) {
        Session session = trial.session();
        return session.find(BoardSizing.class)
                .map(sizing -> sizing.resize(board))
                .orElseGet(() -> begun(session, board));
    }

    /** Of a subject that begins games on boards, without a word of its own for their sizes. */
    private SizeAnswer begun(Session session, Board board) {
        try {
            session.begin(GameStart.of(board));
        } catch (UnsupportedException none) {
            return new SizeAnswer.Refused(none.getMessage());
        }
        List<String> contradictions = new ArrayList<>();
        if (trial.can(Capability.READS_BOARD)) {
            Board shown = session.ability(BoardView.class).position().board();
            if (!shown.equals(board)) {
                contradictions.add("a " + shown + " board is shown");
            }
        }
        Point corner = new Point(board.width() - 1, board.height() - 1);
        if (board.size() > 1 && session.ask(Color.BLACK, new Move.Play(corner)) instanceof Answer.Refused refused) {
            contradictions.add("a play on " + corner + " is refused: \"" + refused.words() + "\"");
        }
        return new SizeAnswer.Taken(contradictions);
    }
}
