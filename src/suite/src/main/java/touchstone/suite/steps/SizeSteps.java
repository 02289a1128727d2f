package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.List;
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
public final class SizeSteps {

    /** The sizes people play on. */
    private static final List<Board> USUAL = List.of(Board.of(19, 19), Board.of(13, 13), Board.of(9, 9));

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
            throw new Violation(
                    "a " + board + " board, which the subject had before",
                    "the subject refuses it: \"" + refused.words() + "\"");
        }
        requireSize(board);
    }

    /** It has at least one of 19x19, 13x13 and 9x9. */
    @Then("there is a board of a usual size")
    public void usual() {
        List<String> refusals = new ArrayList<>();
        for (Board board : USUAL) {
            if (!(resize(board) instanceof SizeAnswer.Refused refused)) {
                return;
            }
            refusals.add(board + " \"" + refused.words() + "\"");
        }
        throw new Violation("a board of a usual size", "the subject refuses " + String.join(", ", refusals));
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
