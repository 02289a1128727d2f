package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import java.util.List;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.spi.Answer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.UnsupportedException;
import touchstone.spi.text.TextProtocol;

/** Steps about how commands are written, and which there are. */
final class TextSteps {

    private final ScenarioTrial trial;

    public TextSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    private TextProtocol text() {
        return trial.session()
                .find(TextProtocol.class)
                .orElseThrow(() -> new UnsupportedException(Capability.TEXT_PROTOCOL));
    }

    /** A colour and a vertex, written so, are taken for this player's play, and it is made. */
    @Then("{string} is read as a play of {color} on {point}")
    @StepDefinitions.TakesText("a colour and a vertex as a controller may write them, such as `b c3`")
    public void play(String written, Color player, String point) {
        Point on = trial.point(point);
        make(written, player, new Move.Play(on));
        if (trial.can(Capability.READS_BOARD)) {
            Position shown = trial.session().ability(BoardView.class).position();
            if (!shown.stones(player).contains(on)) {
                throw new Violation(player + "'s stone on " + on, "the subject shows\n" + shown);
            }
        }
    }

    /** A colour and a vertex, written so, are taken for this player's pass. */
    @Then("{string} is read as a pass of {color}")
    @StepDefinitions.TakesText("a colour and `pass` as a controller may write them, such as `W PASS`")
    public void pass(String written, Color player) {
        make(written, player, Move.PASS);
    }

    private void make(String written, Color player, Move move) {
        String[] words = written.split(" ");
        if (text().make(player, move, words[0], words[1]) instanceof Answer.Refused refused) {
            throw new Violation(
                    "\"" + written + "\" to be read as " + player + "'s " + move,
                    "the subject refused it: \"" + refused.words() + "\"");
        }
    }

    /** Each command that is listed is known when it is asked for. */
    @Then("every command that is listed is known")
    public void listed() {
        List<String> unknown = text().commands().stream()
                .filter(command -> !text().knows(command))
                .sorted()
                .toList();
        if (!unknown.isEmpty()) {
            throw new Violation("the commands listed to be known", "the subject does not know " + unknown);
        }
    }

    /** A command that is not listed is not known either. */
    @Then("no command {string} is known, unless it is listed")
    @StepDefinitions.TakesText("the name of a command that nobody has")
    public void unlisted(String command) {
        if (!text().commands().contains(command) && text().knows(command)) {
            throw new Violation("no command " + command, "the subject says that it knows it");
        }
    }
}
