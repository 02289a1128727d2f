package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Count;
import touchstone.reference.choice.Counting;
import touchstone.spi.CountView;

/** Steps about what the players see when they have counted, each ruleset in its own way. */
final class CountSteps {

    private final ScenarioTrial trial;

    public CountSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    /** Black's stones and points, and half of those shared, against half the points of the board and half of White's bonus. */
    @Then("by half-count Black has {number} stone(s) and needs more than {number}")
    public void half(Double black, Double needed) {
        require(Counting.HALF_COUNT, new Count.Half(black, needed));
    }

    /** This player's stones do not all fit on that player's own area. */
    @Then("by fill-in {color} has {int} stone(s) too many")
    public void tooMany(Color player, int stones) {
        Count.FilledIn actual = filledIn();
        if (!actual.tooMany().equals(Optional.of(player)) || actual.stones() != stones) {
            throw new Violation(player + " with " + stones + " stones too many", "to the subject it is " + actual);
        }
    }

    /** The points left open in the winner's area, less the stones the loser puts there. */
    @Then("by fill-in {color} wins by {number} point(s)")
    public void fillInWins(Color player, Double points) {
        requireFilledIn(player == Color.BLACK ? points : -points);
    }

    /** Both areas take all the stones there are. */
    @Then("by fill-in the game is a draw")
    public void fillInDraw() {
        requireFilledIn(0);
        Count.FilledIn actual = filledIn();
        if (actual.tooMany().isPresent()) {
            throw new Violation("no stone too many", "to the subject it is " + actual);
        }
    }

    /** The empty points left once the stones taken are put back into their owner's territory. */
    @Then("by rearrangement Black has {int} point(s) and White has {int}")
    public void rearranged(int black, int white) {
        require(Counting.REARRANGEMENT, new Count.Rearranged(black, white));
    }

    /** Putting the captured stones back is no way of counting here. */
    @Then("the players do not count by rearrangement")
    public void notRearranged() {
        requireNone(Counting.REARRANGEMENT);
    }

    /** Filling the board with all the stones there are is no way of counting here. */
    @Then("the players do not count by fill-in")
    public void notFilledIn() {
        requireNone(Counting.FILL_IN);
    }

    private void requireNone(Counting way) {
        trial.session().ability(CountView.class).count(way).ifPresent(count -> {
            throw new Violation("no count by " + way.id(), "to the subject there is one: " + count);
        });
    }

    private void requireFilledIn(double lead) {
        Count.FilledIn actual = filledIn();
        if (actual.lead() != lead) {
            throw new Violation("Black ahead by " + lead + " by fill-in", "to the subject it is " + actual);
        }
    }

    private Count.FilledIn filledIn() {
        return (Count.FilledIn) counted(Counting.FILL_IN);
    }

    private void require(Counting way, Count expected) {
        Count actual = counted(way);
        if (!actual.equals(expected)) {
            throw new Violation(expected.toString(), "to the subject it is " + actual);
        }
    }

    private Count counted(Counting way) {
        trial.showTerritory();
        return trial.session()
                .ability(CountView.class)
                .count(way)
                .orElseThrow(() -> new Violation("a count by " + way.id(), "the subject's rules know of none"));
    }
}
