package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import touchstone.reference.Color;
import touchstone.reference.Score;
import touchstone.subject.Capability;

/** Whose turn it is, whether the game is over, and who won. */
public final class CourseSteps {

    private final Trial trial;

    public CourseSteps(Trial trial) {
        this.trial = trial;
    }

    /** This player moves next. */
    @Then("it is {color}'s turn")
    public void turn(Color player) {
        Color actual = trial.table().toMove();
        if (actual != player) {
            throw new Violation("it is " + player + "'s turn", "to the subject it is " + actual + "'s");
        }
    }

    /** Nobody moves any more. */
    @Then("the game is over")
    public void over() {
        if (!trial.table().over()) {
            throw new Violation("the game is over", "to the subject it goes on");
        }
    }

    /** Somebody moves next. */
    @Then("the game is not over")
    public void notOver() {
        if (trial.table().over()) {
            throw new Violation("the game goes on", "to the subject it is over");
        }
    }

    /** Both scores in points; of a subject that shows only who is ahead by how much, the difference. */
    @Then("the score is Black {int}, White {int}")
    public void score(int black, int white) {
        if (!trial.can(Capability.TERRITORY) || !trial.can(Capability.READS_BOARD)) {
            requireLead(black - white);
            return;
        }
        Score actual = trial.table().score();
        if (!actual.equals(new Score(black, white))) {
            throw new Violation(
                    "the score Black " + black + ", White " + white,
                    "to the subject it is Black " + actual.black() + ", White " + actual.white());
        }
        if (trial.can(Capability.SCORE)) {
            requireLead(black - white);
        }
    }

    /** This player wins by this many points. */
    @Then("{color} wins by {int} point(s)")
    public void wins(Color player, int points) {
        requireLead(player == Color.BLACK ? points : -points);
    }

    /** Nobody wins. */
    @Then("the game is a draw")
    public void draw() {
        requireLead(0);
    }

    private void requireLead(int expected) {
        double actual = trial.table().lead();
        if (actual != expected) {
            throw new Violation(lead(expected), "the subject says " + lead(actual));
        }
    }

    private static String lead(double points) {
        if (points == 0) {
            return "a draw";
        }
        String margin = String.valueOf(Math.abs(points)).replaceFirst("\\.0$", "");
        return (points > 0 ? "Black" : "White") + " wins by " + margin;
    }
}
