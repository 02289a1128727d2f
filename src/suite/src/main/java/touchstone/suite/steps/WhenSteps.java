package touchstone.suite.steps;

import io.cucumber.java.en.When;
import java.util.List;
import java.util.Map;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.spi.Capability;

/**
 * Steps in which the players do something. A move the subject refuses here is a violation: scenarios only make legal
 * moves.
 */
final class WhenSteps {

    private final ScenarioTrial trial;

    public WhenSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    /** Moves with their players, as in "Black plays C4 and White passes". */
    @When("{moves}")
    public void moves(List<String> moves) {
        for (String text : moves) {
            String[] words = text.split(" ");
            Color player = words[0].equals("Black") ? Color.BLACK : Color.WHITE;
            trial.make(player, words[1].equals("passes") ? Move.PASS : new Move.Play(trial.point(words[2])));
        }
        query("after " + String.join(", ", moves));
    }

    /** Moves in turn, beginning with the player to move, as in "the game goes B1 C1 pass A1". */
    @When("the game goes {sequence}")
    public void sequence(List<String> sequence) {
        for (String text : sequence) {
            trial.make(trial.toMove(), text.equals("pass") ? Move.PASS : new Move.Play(trial.point(text)));
        }
        query("after " + String.join(" ", sequence));
    }

    /** The moves that digits in the picture number, in turn. */
    @When("the numbered moves are played")
    public void numbered() {
        for (Map.Entry<Integer, Point> move : trial.picture().numbers().entrySet()) {
            trial.make(trial.toMove(), new Move.Play(move.getValue()));
        }
        query("after the numbered moves");
    }

    /** The player to move passes, then the other. */
    @When("both players pass")
    public void pass() {
        trial.make(trial.toMove(), Move.PASS);
        trial.make(trial.toMove(), Move.PASS);
    }

    /** What the players say to one another, as in "the players agree on a komi of 6.5". */
    @When("{statement}")
    public void say(String statement) {
        trial.say(statement);
        query("after " + statement);
    }

    private void query(String caption) {
        if (trial.can(Capability.READS_BOARD)) {
            trial.query(caption);
        }
    }
}
