package touchstone.suite.steps;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.formats.text.WrittenText;
import touchstone.reference.Board;
import touchstone.spi.Capability;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.spi.text.CommandLines;
import touchstone.spi.text.TextReplies;
import touchstone.suite.text.Conversation;

/** Steps that send lines of the Go Text Protocol as they are written. */
final class LineSteps {

    private static final Pattern FILE = Pattern.compile("([A-Za-z-]*)FILE((?:\\.[A-Za-z]+)?)");

    private static final Pattern PLAY = Pattern.compile("(?m)^([0-9]+ )?play ");

    private final ScenarioTrial trial;

    public LineSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    private Conversation conversation() {
        return trial.conversation();
    }

    /** Nothing has been sent to the engine that a scenario wrote. */
    @Given("an engine that has just started")
    public void started() {
        conversation().lines().restart();
    }

    /** The board is empty, and of some size that the engine has. */
    @Given("a new game")
    public void game() {
        conversation().begin(Optional.empty());
    }

    /** The board is empty. */
    @Given("a new game on a {board} board")
    public void game(Board board) {
        conversation().begin(Optional.of(board));
    }

    /** Who has not the command is asked no more. */
    @Given("the engine has the command {string}")
    @StepDefinitions.TakesText("the name of a command")
    public void command(String name) {
        if (!conversation().has(name)) {
            throw new UnsupportedException(Capability.COMMAND_LINES, "it does not say that it knows " + name);
        }
    }

    @When("the controller sends {string}")
    @StepDefinitions.TakesText("a line: an id if there is one, a command and its arguments")
    public void sends(String line) {
        sent(line + "\n");
    }

    /** All at once. */
    @When("the controller sends these lines")
    public void sendsAll(String lines) {
        sent(lines.stripTrailing() + "\n");
    }

    /**
     * The word with FILE in it stands for the name of a file, which begins and ends as this word does. SIDE in the record stands for
     * the number of lines of the board.
     */
    @When("the controller sends {string}, where FILE has this record")
    @StepDefinitions.TakesText("a line in which a word with FILE in it stands for the name of a file")
    public void sendsFile(String line, String record) {
        Matcher word = FILE.matcher(line);
        if (!word.find()) {
            throw new IllegalArgumentException("no FILE is in " + line);
        }
        String side = Integer.toString(conversation().board().width());
        String name = conversation().lines().file(word.group(1), word.group(2), record.replace("SIDE", side));
        sent(word.replaceFirst(Matcher.quoteReplacement(name)) + "\n");
    }

    /** Many times at once. */
    @When("the controller sends {string} {int} times")
    @StepDefinitions.TakesText("a line: an id if there is one, a command and its arguments")
    public void sendsOften(String line, Integer times) {
        sent((line + "\n").repeat(times));
    }

    /** In a line that is as long as it becomes by these letters. */
    @When("the controller sends {string} and {int} letters more")
    @StepDefinitions.TakesText("the beginning of a line")
    public void sendsLong(String line, Integer letters) {
        sent(line + "x".repeat(letters) + "\n");
    }

    /** The rest of the line is sent by the next step. */
    @When("the controller sends {string} without the end of the line")
    @StepDefinitions.TakesText("the beginning of a line: an id if there is one, a command and its arguments")
    public void sendsPart(String part) {
        told("", () -> {
            conversation().lines().write(WrittenText.read(part));
            return null;
        });
    }

    /** After this the engine should end. */
    @When("the controller sends {string} and waits for the end")
    @StepDefinitions.TakesText("a line: an id if there is one, a command and its arguments")
    public void sendsLast(String line) {
        last(line + "\n", false);
    }

    /** The line is not ended: the connection is closed right after it. */
    @When("the controller sends {string} and closes the connection")
    @StepDefinitions.TakesText("a line: an id if there is one, a command and its arguments")
    public void sendsAndCloses(String line) {
        last(line, true);
    }

    private void last(String written, boolean close) {
        String text = WrittenText.read(written);
        told(written, () -> conversation().keep(conversation().lines().sendLast(text, close)));
    }

    private void sent(String written) {
        noteIfCompared();
        told(written, () -> conversation().send(WrittenText.read(written)));
        if (PLAY.matcher(written).find()) {
            trial.showAfterLines();
        }
    }

    void sentUntil(String written, String word) {
        noteIfCompared();
        told(written, () -> conversation().keep(conversation().lines().sendUntil(WrittenText.read(written), word)));
    }

    /** What the engine tells of its game is asked for only where it is compared with later. */
    private void noteIfCompared() {
        if (trial.scenario().steps().stream().anyMatch(step -> step.text().equals(ReplySteps.UNCHANGED))) {
            told("", () -> {
                conversation().note();
                return null;
            });
        }
    }

    /**
     * Of a program that ends over what it is sent, or answers no more, the protocol is not kept. But it sets no limit to the time
     * that a move takes.
     */
    @SuppressWarnings("ReturnValueIgnored") // It is asked whether there are answers, not which.
    private static void told(String written, Supplier<TextReplies> sending) {
        try {
            sending.get();
        } catch (SubjectErrorException broken) {
            if (written.contains("genmove") && broken.getMessage().contains(CommandLines.SILENT)) {
                throw broken;
            }
            throw new Violation(written.isEmpty() ? "answers" : "an answer to " + written.strip(), broken.getMessage());
        }
    }
}
