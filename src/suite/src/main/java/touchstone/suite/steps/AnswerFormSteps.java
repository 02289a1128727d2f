package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.text.TextReplies;
import touchstone.spi.text.TextReply;
import touchstone.suite.text.Conversation;
import touchstone.suite.text.HarmlessCommands;

/** Steps about the form of answers to lines of the Go Text Protocol, whatever they say. */
final class AnswerFormSteps {

    private static final Pattern SPACED = Pattern.compile("[=?][0-9]*(?:[ \\r\\n].*)?", Pattern.DOTALL);
    /** All but those of line ends and of tabs, which other phrases are about. */
    private static final Pattern CONTROL = Pattern.compile("[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F]");

    private static final Pattern BEYOND_ASCII = Pattern.compile("[^\\x00-\\x7F]");

    private final ScenarioTrial trial;

    public AnswerFormSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    private Conversation conversation() {
        return trial.conversation();
    }

    private List<TextReply> replies() {
        return conversation().last().replies();
    }

    private static String shown(List<TextReply> replies) {
        return replies.isEmpty()
                ? "nothing"
                : replies.stream().map(TextReply::raw).collect(Collectors.joining("\n"));
    }

    private TextReply one() {
        if (replies().size() != 1) {
            throw new Violation("one answer", shown(replies()));
        }
        return replies().get(0);
    }

    private void all(String expected, Predicate<TextReply> right) {
        if (replies().isEmpty()) {
            throw new Violation("an answer", "nothing");
        }
        replies().stream().filter(right.negate()).findFirst().ifPresent(wrong -> {
            throw new Violation(expected, wrong.raw());
        });
    }

    /** Whether it succeeds or fails. */
    @Then("there is one answer")
    public void single() {
        one();
    }

    /** For numbers that may be written in two ways. */
    @Then("the answer has the id {string} or {string}")
    @StepDefinitions.TakesText("an id as it may be answered: digits")
    public void id(String id, String other) {
        Optional<String> found = one().id();
        if (!found.equals(Optional.of(id)) && !found.equals(Optional.of(other))) {
            throw new Violation("an answer with the id " + id + " or " + other, one().raw());
        }
    }

    /** Whatever came before it. */
    @Then("the last answer has the id {string} and is {string}")
    @StepDefinitions.TakesText("an id in digits; then all that follows it")
    public void last(String id, String text) {
        if (replies().isEmpty()) {
            throw new Violation("an answer with the id " + id, "nothing");
        }
        TextReply last = replies().get(replies().size() - 1);
        if (!last.success()
                || !last.id().equals(Optional.of(id))
                || !last.text().equals(text)) {
            throw new Violation("=" + id + " " + text, last.raw());
        }
    }

    @Then("it fails and says why")
    public void reason() {
        if (one().success() || one().text().isEmpty()) {
            throw new Violation("? and a message", one().raw());
        }
    }

    /** Whether it succeeds, or fails for another reason. */
    @Then("the command is not unknown")
    public void known() {
        if (isUnknown(one())) {
            throw new Violation("a command that is known", one().raw());
        }
    }

    private static boolean isUnknown(TextReply reply) {
        return !reply.success() && reply.text().toLowerCase(Locale.ROOT).startsWith("unknown command");
    }

    /** Where there is a text at all. */
    @Then("a space stands before the text of every answer")
    public void spaced() {
        all("a space between the beginning of an answer and its text", reply -> SPACED.matcher(reply.raw())
                .matches());
    }

    /** Neither before the answers nor between them, within an answer after an empty line, or after them. */
    @Then("nothing is sent besides the answers")
    public void alone() {
        String stray = conversation().last().stray();
        if (!stray.isEmpty()) {
            throw new Violation("answers and nothing else", "besides them\n" + stray);
        }
    }

    @Then("no answer has a control character")
    public void uncontrolled() {
        all("an answer without control characters", reply -> !CONTROL.matcher(reply.raw())
                .find());
    }

    @Then("no answer has a tab")
    public void untabbed() {
        all("an answer with spaces and no tabs", reply -> reply.raw().indexOf('\t') < 0);
    }

    @Then("every answer is written in ASCII")
    public void ascii() {
        all("an answer in ASCII", reply -> !BEYOND_ASCII.matcher(reply.raw()).find());
    }

    /** The version as a word of its own; a version of one digit could be part of any name. */
    @Then("the name does not have the version in it")
    public void unversioned() {
        String name = answer("name\n").text();
        String version = answer("version\n").text();
        if (version.length() > 1
                && Pattern.compile("(?<![\\w.])" + Pattern.quote(version) + "(?![\\w.])")
                        .matcher(name)
                        .find()) {
            throw new Violation("a name without the version, which is " + version, name);
        }
    }

    /** Of those that are listed and that change nothing but the game. */
    @Then("no command that is listed is unknown when it is sent")
    public void served() {
        for (String line : HarmlessCommands.of(conversation().commands())) {
            TextReply reply = answer(line + "\n");
            if (isUnknown(reply)) {
                throw new Violation("the listed command to be there: " + line, reply.raw());
            }
        }
    }

    private TextReply answer(String line) {
        try {
            TextReplies replies = conversation().send(line);
            if (replies.replies().size() == 1) {
                return replies.replies().get(0);
            }
            throw new Violation("one answer to " + line.strip(), shown(replies.replies()));
        } catch (SubjectErrorException broken) {
            throw new Violation("an answer to " + line.strip(), broken.getMessage());
        }
    }
}
