package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import java.util.Optional;
import java.util.function.Predicate;
import touchstone.reference.Color;
import touchstone.reference.Outcome;
import touchstone.reference.PointSet;
import touchstone.reference.Score;
import touchstone.spi.Agreements;
import touchstone.spi.Capability;
import touchstone.spi.GameState;
import touchstone.spi.ScoreView;
import touchstone.spi.status.StatusView;
import touchstone.spi.status.StoneStatus;

/** Steps about whose turn it is, whether the game is over, which stones are dead, and who won. */
final class GameStateSteps {

    private final ScenarioTrial trial;

    public GameStateSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    /** This player moves next. */
    @Then("it is {color}'s turn")
    public void turn(Color player) {
        Color actual = trial.session().ability(GameState.class).toMove();
        if (actual != player) {
            throw new Violation("it is " + player + "'s turn", "to the subject it is " + actual + "'s");
        }
    }

    /** Nobody moves any more. */
    @Then("the game is over")
    public void over() {
        if (!trial.session().ability(GameState.class, Capability.GAME_END).over()) {
            throw new Violation("the game is over", "to the subject it goes on");
        }
    }

    /** Somebody moves next. */
    @Then("the game is not over")
    public void notOver() {
        if (trial.session().ability(GameState.class, Capability.GAME_END).over()) {
            throw new Violation("the game goes on", "to the subject it is over");
        }
    }

    /** They cannot be saved: the subject says so, asked which stones are dead. */
    @Then("{points} is/are dead")
    public void dead(NamedPoints stones) {
        requireStatus(stones, "dead", trial.session().ability(StatusView.class).statuses(StoneStatus.DEAD));
    }

    /** They stay on the board: the subject says that they are alive, or in seki. */
    @Then("{points} is/are alive")
    public void alive(NamedPoints stones) {
        StatusView statuses = trial.session().ability(StatusView.class);
        requireStatus(stones, "alive", statuses.statuses(StoneStatus.ALIVE).or(statuses.statuses(StoneStatus.SEKI)));
    }

    /** They stay on the board, and what they surround does not count. */
    @Then("{points} is/are in seki")
    public void inSeki(NamedPoints stones) {
        requireStatus(
                stones, "in seki", trial.session().ability(StatusView.class).statuses(StoneStatus.SEKI));
    }

    private void requireStatus(NamedPoints named, String status, PointSet having) {
        PointSet stones = trial.set(named);
        PointSet others = stones.minus(having);
        if (!others.isEmpty()) {
            throw new Violation(
                    stones + ": " + status,
                    "to the subject " + (having.isEmpty() ? "no stone is " : having + ": ") + status + ", not "
                            + others);
        }
    }

    /** Both scores in points; of a subject that shows only who is ahead by how much, the difference. */
    @Then("the score is Black {number}, White {number}")
    public void score(Double black, Double white) {
        trial.showTerritory();
        if (!showsScores()) {
            requireLead(black - white);
            return;
        }
        Score actual = ScoreView.scores(trial.sessionOfKnownScore());
        if (!actual.equals(new Score(black, white))) {
            throw new Violation(
                    "the score Black " + shown(black) + ", White " + shown(white),
                    "to the subject it is Black " + shown(actual.black()) + ", White " + shown(actual.white()));
        }
        if (trial.can(Capability.SCORE)) {
            requireLead(black - white);
        }
    }

    /** A subject in this JVM has scores to show; what others show of their boards may add up to them. */
    private boolean showsScores() {
        return trial.can(Capability.TERRITORY)
                && trial.can(Capability.READS_BOARD)
                && (trial.can(Capability.COUNTING) || trial.scoresAreAreas());
    }

    /** This player wins by this many points. */
    @Then("{color} wins by {number} point(s)")
    public void wins(Color player, Double points) {
        if (trial.can(Capability.AGREEMENTS)) {
            requireOutcome(
                    player + " wins by " + shown(points),
                    outcome -> outcome instanceof Outcome.Won won
                            && won.winner() == player
                            && won.margin().equals(Optional.of(points)));
        }
        requireLead(player == Color.BLACK ? points : -points);
    }

    /** Neither player is ahead, whatever the rules make of that. */
    @Then("the scores are equal")
    public void equal() {
        requireLead(0);
    }

    /** Nobody wins. */
    @Then("the game is a draw")
    public void draw() {
        if (trial.can(Capability.AGREEMENTS)) {
            requireOutcome("a draw", outcome -> outcome instanceof Outcome.Drawn);
        } else {
            requireLead(0);
        }
    }

    /** This player wins, by points or otherwise. */
    @Then("{color} wins")
    public void wins(Color player) {
        requireOutcome(player + " wins", outcome -> outcome instanceof Outcome.Won won && won.winner() == player);
    }

    /** Nobody wins, whether that is a draw or the documents leave it open. */
    @Then("neither player wins")
    public void nobody() {
        requireOutcome("neither player wins", outcome -> !(outcome instanceof Outcome.Won));
    }

    /** The game counts for nothing. */
    @Then("the game has no result")
    public void noResult() {
        requireOutcome("no result", outcome -> outcome instanceof Outcome.NoResult);
    }

    /** Neither player wins. */
    @Then("both players lose")
    public void bothLose() {
        requireOutcome("both players lose", outcome -> outcome instanceof Outcome.BothLose);
    }

    /** The documents leave open what the scores mean. */
    @Then("no document decides who wins")
    public void undecided() {
        requireOutcome("no document decides who wins", outcome -> outcome instanceof Outcome.Undecided);
    }

    private void requireOutcome(String expected, Predicate<Outcome> wanted) {
        Outcome actual = trial.session().ability(Agreements.class).outcome();
        if (!wanted.test(actual)) {
            throw new Violation(expected, "to the subject " + told(actual));
        }
    }

    private static String told(Outcome outcome) {
        if (outcome instanceof Outcome.Won won) {
            return won.winner() + " wins"
                    + won.margin().map(points -> " by " + shown(points)).orElse("");
        } else if (outcome instanceof Outcome.Drawn) {
            return "it is a draw";
        } else if (outcome instanceof Outcome.NoResult) {
            return "the game has no result";
        } else if (outcome instanceof Outcome.BothLose) {
            return "both players lose";
        }
        return "no document decides who wins";
    }

    private void requireLead(double expected) {
        trial.showTerritory();
        double actual = trial.sessionOfKnownScore().ability(ScoreView.class).lead();
        if (actual != expected) {
            trial.requireJudgedAsItStands();
            throw new Violation(lead(expected), "the subject says " + lead(actual));
        }
    }

    private static String lead(double points) {
        if (points == 0) {
            return "a draw";
        }
        return (points > 0 ? "Black" : "White") + " wins by " + shown(Math.abs(points));
    }

    private static String shown(double points) {
        return String.valueOf(points).replaceFirst("\\.0$", "");
    }
}
