package touchstone.suite.steps;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.builtin.controller.LoadedRecord;
import touchstone.builtin.controller.RequestDeclinedException;
import touchstone.reference.Position;
import touchstone.spi.Capability;
import touchstone.spi.ControllerRequest;
import touchstone.spi.UnsupportedException;
import touchstone.spi.text.TextReply;
import touchstone.suite.text.BoardText;
import touchstone.suite.text.Conversation;
import touchstone.suite.text.MenuText;
import touchstone.suite.text.MovesText;
import touchstone.suite.text.ReplyForm;
import touchstone.suite.text.RulesText;

/** Steps about commands that programs have added to the Go Text Protocol. */
final class ExtensionSteps {

    private final ScenarioTrial trial;
    private final LineSteps lines;
    private final ReplySteps replies;

    public ExtensionSteps(ScenarioTrial trial) {
        this.trial = trial;
        this.lines = new LineSteps(trial);
        this.replies = new ReplySteps(trial);
    }

    private Conversation conversation() {
        return trial.conversation();
    }

    /** Who refuses this, as the document permits, is asked no more. */
    @Given("the engine takes {string}")
    @StepDefinitions.TakesText("a line: a command and its arguments")
    public void takes(String line) {
        lines.sends(line);
        List<TextReply> answers = conversation().last().replies();
        if (answers.size() != 1 || !answers.get(0).success()) {
            throw new UnsupportedException(Capability.COMMAND_LINES, "it does not take " + line);
        }
    }

    /** One line, in several for those who read it here. */
    @When("the controller sends these lines as one")
    public void sendsAsOne(String text) {
        lines.sends(text.lines().map(String::strip).collect(Collectors.joining(" ")));
    }

    /** What the engine answers to the second command follows the first. */
    @When("the controller sends {string} and what {string} answers")
    @StepDefinitions.TakesText("the beginning of a line; then a line whose answer ends it")
    public void sendsAnswered(String line, String asked) {
        lines.sends(asked);
        TextReply answer =
                replies.require("= and one line", one -> one.success() && ReplyForm.ONE_LINE.fits(one.text()));
        lines.sends(line + " " + answer.text());
    }

    /** White passes after each move. In more moves than there are points twice over everything could be captured. */
    @When("Black is asked to clean up until Black passes")
    public void cleansUp() {
        for (int move = 0; move < 2 * conversation().board().size(); move++) {
            lines.sends("kgs-genmove_cleanup black");
            TextReply answer = replies.require(
                    "= and a vertex or resign", one -> one.success() && ReplyForm.MOVE.fits(one.text()));
            if (Set.of("pass", "resign").contains(answer.text().toLowerCase(Locale.ROOT))) {
                return;
            }
            lines.sends("play white pass");
        }
        throw new UnsupportedException(Capability.COMMAND_LINES, "Black goes on for ever");
    }

    @Then("at least one of them succeeds")
    public void someSucceed() {
        if (conversation().last().replies().stream().noneMatch(TextReply::success)) {
            throw new Violation(
                    "= at the beginning of one answer at least",
                    conversation().last().replies().stream().map(TextReply::raw).collect(Collectors.joining("\n")));
        }
    }

    /** Capitals and small letters are the same. */
    @Then("its answer begins with {string}")
    @StepDefinitions.TakesText("words; capitals and small letters are the same")
    public void begins(String words) {
        replies.require("= " + words, one -> one.success() && ReplySteps.begins(one.text(), words));
    }

    /** Each of these words, among others; capitals and small letters are the same. */
    @Then("among the words that it answers are {string}")
    @StepDefinitions.TakesText("words separated by blanks, in any order; capitals and small letters are the same")
    public void among(String words) {
        replies.require(
                "= and among others " + words,
                one -> one.success() && spoken(one).containsAll(split(words)));
    }

    @Then("among the words that it answers are none of {string}")
    @StepDefinitions.TakesText("words separated by blanks; capitals and small letters are the same")
    public void notAmong(String words) {
        replies.require(
                "= and none of " + words,
                one -> one.success() && split(words).stream().noneMatch(spoken(one)::contains));
    }

    private static List<String> spoken(TextReply reply) {
        return split(String.join(" ", ReplySteps.words(reply)));
    }

    private static List<String> split(String words) {
        return Arrays.asList(words.toLowerCase(Locale.ROOT).split(" "));
    }

    /** One a line, in this order. */
    @Then("it answers the moves {string}")
    @StepDefinitions.TakesText("moves as `black C3, white pass`, in the order of the lines")
    public void moves(String moves) {
        replies.require("= " + moves.replace(", ", "\n"), one -> one.success() && MovesText.tells(one.text(), moves));
    }

    @Then("the board that it answers has Black stones on {points} and White stones on {points}")
    public void drawn(NamedPoints black, NamedPoints white) {
        drawn(position(black, white));
    }

    @Then("the board that it answers has no stones")
    public void drawnEmpty() {
        drawn(Position.empty(conversation().board()));
    }

    private void drawn(Position expected) {
        replies.require(
                "= and\n" + expected,
                one -> one.success()
                        && BoardText.read(one.text(), conversation().board()).equals(Optional.of(expected)));
    }

    private Position position(NamedPoints black, NamedPoints white) {
        return new Position(replies.set(black), replies.set(white));
    }

    @Then("the engine has Black stones on {points} and White stones on {points}, or it fails and has no stones")
    public void stonesOrNone(NamedPoints black, NamedPoints white) {
        TextReply reply = replies.require("one answer", one -> true);
        if (reply.success()) {
            replies.stones(black, white);
        } else {
            replies.noStones();
        }
    }

    @Then("the record that it answers leads to Black stones on {points} and White stones on {points}")
    public void recorded(NamedPoints black, NamedPoints white) {
        Position expected = position(black, white);
        replies.require(
                "= and a record that leads to\n" + expected,
                one -> one.success() && loaded(one.text()).equals(Optional.of(expected)));
    }

    private static Optional<Position> loaded(String record) {
        try {
            return Optional.of(LoadedRecord.by(new ControllerRequest.Load(record, OptionalInt.empty()))
                    .position());
        } catch (RequestDeclinedException unreadable) {
            return Optional.empty();
        }
    }

    /** Keys separated by blanks; others may be there too. */
    @Then("it answers a JSON object with {string}")
    @StepDefinitions.TakesText("keys separated by blanks; others may be there too")
    public void object(String keys) {
        replies.require(
                "= and a JSON object with the keys " + keys,
                one -> one.success()
                        && RulesText.of(one.text())
                                .filter(rules -> rules.have(keys))
                                .isPresent());
    }

    /** Pairs of a key and its value, separated by commas. */
    @Then("the rules that it tells have {string}")
    @StepDefinitions.TakesText("pairs of a key and its value, separated by commas")
    public void rules(String pairs) {
        lines.sends("kata-get-rules");
        replies.require(
                "= and a JSON object with " + pairs,
                one -> one.success()
                        && RulesText.of(one.text())
                                .filter(rules -> rules.tell(pairs))
                                .isPresent());
    }

    @Then("every line that it answers is a kind, a label and a command that it has")
    public void menu() {
        TextReply reply = replies.require("=", TextReply::success);
        List<String> faults = MenuText.faults(reply.text(), conversation().commands());
        if (!faults.isEmpty()) {
            throw new Violation("kind/label/command in every line", String.join("\n", faults));
        }
    }
}
