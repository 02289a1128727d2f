package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Phase;
import touchstone.spi.Agreements;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.Controlled;
import touchstone.spi.PrisonerCount;
import touchstone.spi.RefusalReason;
import touchstone.spi.UnsupportedException;

/** Steps about what players may agree on, and what follows. Asking leaves the game as it is. */
final class AgreementSteps {

    private final ScenarioTrial trial;

    public AgreementSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    /** The players may say this now. */
    @Then("it is within the rules that {statement}")
    public void within(String statement) {
        if (ask(statement) instanceof Answer.Refused refused) {
            throw new Violation(
                    "it is within the rules that " + statement, "the subject refused it: \"" + refused.words() + "\"");
        }
    }

    /** The players may not say this, or not now. */
    @Then("it is against the rules that {statement}")
    public void against(String statement) {
        Answer answer = ask(statement);
        if (!(answer instanceof Answer.Refused)) {
            throw new Violation("it is against the rules that " + statement, "the subject takes it");
        }
        if (isUndecided(answer)) {
            throw new Violation("it is against the rules that " + statement, "to the subject no document decides it");
        }
    }

    /** The documents leave open what follows, and the subject says so. */
    @Then("no document decides what follows if {statement}")
    public void undecided(String statement) {
        Answer answer = ask(statement);
        if (!isUndecided(answer)) {
            throw new Violation(
                    "no document decides what follows if " + statement,
                    answer instanceof Answer.Refused refused
                            ? "the subject refused it: \"" + refused.words() + "\""
                            : "the subject takes it");
        }
    }

    private Answer ask(String statement) {
        Answer answer = trial.session().ability(Agreements.class).maySay(StatementPhrases.of(statement, trial));
        if (answer instanceof Answer.Refused refused) {
            trial.requireExplained(refused);
        }
        return answer;
    }

    private static boolean isUndecided(Answer answer) {
        return answer instanceof Answer.Refused refused
                && refused.reason().equals(Optional.of(RefusalReason.UNDECIDED));
    }

    /** Nobody moves until the players have agreed or play is resumed. */
    @Then("the game is stopped")
    public void stopped() {
        Phase phase = trial.session().ability(Agreements.class).phase();
        if (phase != Phase.STOPPED) {
            throw new Violation("the game is stopped", "to the subject it is not: " + phase);
        }
    }

    /** White is given this many points. */
    @Then("the komi is {number}")
    public void komi(Double points) {
        double actual =
                trial.session().ability(Controlled.class, Capability.KOMI).komi();
        if (actual != points) {
            throw new Violation("a komi of " + points, "to the subject it is " + actual);
        }
    }

    /** Stones of this player were captured, self-captured, handed over or taken off as dead. */
    @Then("{color} has lost {int} stone(s)")
    public void lost(Color player, int stones) {
        if (trial.handsOverStones() && !trial.can(Capability.AGREEMENTS)) {
            throw new UnsupportedException(
                    Capability.AGREEMENTS, "what counts captured stones need not count those handed over for passes");
        }
        int actual = trial.sessionOfKnownPasses().ability(PrisonerCount.class).prisoners(player);
        if (actual != stones) {
            throw new Violation(player + " has lost " + stones + " stones", "to the subject it is " + actual);
        }
    }

    /** The game is played on such a board. */
    @Then("a {board} board is within the rules")
    public void boardWithin(Board board) {
        if (!trial.session().ability(Agreements.class).plays(board)) {
            throw new Violation("games on a " + board + " board", "the subject knows of none");
        }
    }

    /** The rules speak of other boards, and the subject knows that they leave this one open. */
    @Then("no document decides whether a {board} board is within the rules")
    public void boardUndecided(Board board) {
        if (trial.session().ability(Agreements.class).plays(board)) {
            throw new Violation(
                    "no document decides whether a " + board + " board is within the rules",
                    "to the subject it is a board like others");
        }
    }
}
