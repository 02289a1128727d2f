package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.Optional;
import touchstone.reference.Color;
import touchstone.spi.Capability;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.suite.player.MoveOrder;
import touchstone.suite.player.PlayerFault;
import touchstone.suite.player.PlayerGame;
import touchstone.suite.player.TimeSettings;
import touchstone.suite.specification.Ruleset;

/** Steps in which an engine chooses moves itself. */
final class PlayerSteps {

    private static final String BOARD = "its board was always the one that its answers make";

    private final ScenarioTrial trial;
    private Optional<PlayerGame> begun = Optional.empty();

    public PlayerSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    private PlayerGame game() {
        if (begun.isEmpty()) {
            begun = Optional.of(new PlayerGame(
                    trial.conversation(),
                    trial.specification().rulesets().stream()
                            .map(Ruleset::variant)
                            .toList(),
                    trial.claimedRules(),
                    trial.scenario().steps().stream()
                            .anyMatch(step -> step.text().equals(BOARD))));
        }
        return begun.get();
    }

    /** On the points that the engine answers. */
    @When("the controller sends fixed_handicap for {int} stones")
    public void handicap(Integer stones) {
        played(() -> game().handicap(stones));
    }

    /** The rest of the board is full of the opponent's stones. */
    @When("the controller sends moves that leave {color} nothing but self-capture of one stone")
    public void onePointEyes(Color cornered) {
        played(() -> game().cornerByOnePointEyes(cornered));
    }

    /** The rest of the board is full of the opponent's stones, and one of the player's. */
    @When("the controller sends moves that leave {color} nothing but self-capture of one stone or two")
    public void twoPointEye(Color cornered) {
        played(() -> game().cornerByTwoPointEye(cornered));
    }

    /** The rest of the board is full, but for two eyes of each player. */
    @When("the controller sends moves that leave {color} nothing but own eyes and a ko that was just taken")
    public void ko(Color cornered) {
        played(() -> game().cornerByKo(cornered));
    }

    /** With two eyes each, and one stone captured. */
    @When("the controller sends moves that fill the board with living stones of both players, more of them of {color}")
    public void fullOfBoth(Color more) {
        ko(more.opponent());
    }

    /** With two eyes. */
    @When("the controller sends moves that fill the board with living stones of {color}")
    public void fullOf(Color owner) {
        onePointEyes(owner.opponent());
    }

    @When("the controller sends genmove for {color}")
    public void once(Color player) {
        played(() -> game().moveOnce(player));
    }

    @When("the controller sends reg_genmove for {color}")
    public void suggested(Color player) {
        played(() -> game().suggestOnce(player));
    }

    /** The other player's moves are drawn: legal by any rules, and tempting. */
    @When("the controller sends genmove for {color} and drawn moves for the other player, {int} moves by seed {int}")
    public void against(Color player, Integer moves, Integer seed) {
        played(() -> game().play(MoveOrder.of(player), moves, seed));
    }

    @When("the controller sends genmove for both players in turn, {int} moves")
    public void both(Integer moves) {
        played(() -> game().play(MoveOrder.BOTH, moves, 0));
    }

    @When("the controller sends genmove twice for each player in turn, {int} moves")
    public void twice(Integer moves) {
        played(() -> game().play(MoveOrder.BOTH_TWICE, moves, 0));
    }

    /** With time_left before each genmove, if the engine has that command. */
    @When(
            "the controller sends time_settings {int} {int} {int} and keeps the clock of {color}, {int} moves by seed {int}")
    public void clock(Integer main, Integer period, Integer stones, Color player, Integer moves, Integer seed) {
        played(() -> game().play(player, moves, seed, new TimeSettings(main, period, stones)));
    }

    /** Occupied points, points beside the board and kos taken back at once are forbidden by all rules. */
    @Then("each move that it answered is legal by some rules")
    public void legal() {
        none(PlayerFault.Kind.ILLEGAL);
    }

    /** If nothing is claimed one ruleset has to allow all moves of the game. */
    @Then("its moves are legal by the rules that it claims")
    public void byItsRules() {
        none(PlayerFault.Kind.AGAINST_RULES);
    }

    @Then("each answer was a vertex or resign")
    public void moves() {
        none(PlayerFault.Kind.NO_MOVE);
    }

    @Then(BOARD)
    public void board() {
        none(PlayerFault.Kind.OTHER_BOARD);
    }

    @Then("if it resigned it answered the word resign")
    public void word() {
        none(PlayerFault.Kind.OTHER_WORD);
    }

    /** By a clock that is kept with a second of tolerance. */
    @Then("it has not lost on time")
    public void time() {
        none(PlayerFault.Kind.OVERTIME);
    }

    private void none(PlayerFault.Kind kind) {
        if (!game().hasBegun()) {
            throw new UnsupportedException(Capability.COMMAND_LINES, "it was asked for no move");
        }
        game().fault(kind).ifPresent(fault -> {
            throw new Violation(fault.expected(), fault.found());
        });
    }

    /** Of a program that ends over what it is sent, or answers no more, the protocol is not kept. */
    private static void played(Runnable game) {
        try {
            game.run();
        } catch (SubjectErrorException broken) {
            throw new Violation("answers", broken.getMessage());
        }
    }
}
