package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.text.TextReply;
import touchstone.suite.text.AnalysisText;
import touchstone.suite.text.Conversation;
import touchstone.suite.text.ReplyForm;

/** Steps about what an engine tells while it analyses, until the next line comes. */
final class AnalysisSteps {

    private final ScenarioTrial trial;

    public AnalysisSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    private Conversation conversation() {
        return trial.conversation();
    }

    /** The next line is sent once the engine has told something, so that it has time to. */
    @When("the controller sends {string} and waits for a line of analysis")
    @StepDefinitions.TakesText("the line without its end")
    public void sends(String line) {
        new LineSteps(trial).sentUntil(line + "\n", AnalysisText.MOVE);
    }

    /** Whatever other keys there are, and in any order. */
    @Then("each move that it analyses has {string} as {form} from {int} to {int}")
    @StepDefinitions.TakesText("a key of the analysis, such as `visits`")
    public void value(String key, ReplyForm form, Integer from, Integer to) {
        each(
                "for each move " + key + " and " + form + " from " + from + " to " + to,
                move -> isWithin(AnalysisText.value(move, key), form, from, to));
    }

    @Then("each move that it analyses has {string} as {form}")
    @StepDefinitions.TakesText("a key of the analysis, such as `visits`")
    public void value(String key, ReplyForm form) {
        each(
                "for each move " + key + " and " + form,
                move -> AnalysisText.value(move, key).filter(form::fits).isPresent());
    }

    private static boolean isWithin(Optional<String> value, ReplyForm form, int from, int to) {
        return value.filter(form::fits)
                .map(BigDecimal::new)
                .filter(number -> number.compareTo(BigDecimal.valueOf(from)) >= 0
                        && number.compareTo(BigDecimal.valueOf(to)) <= 0)
                .isPresent();
    }

    /** As the engine shows its board. */
    @Then("each move that it analyses is a pass or a play on an empty point")
    public void legal() {
        PointSet stones = new ReplySteps(trial).position().stones();
        each(
                "moves to empty points of the board",
                move -> isPass(move)
                        || vertex(move)
                                .filter(conversation().board()::contains)
                                .filter(point -> !stones.contains(point))
                                .isPresent());
    }

    @Then("it analyses at least {int} moves in a line")
    public void atLeast(Integer count) {
        lines("at least " + count + " moves in a line", line -> different(line) >= count);
    }

    @Then("it analyses at most {int} moves in a line")
    public void atMost(Integer count) {
        lines("at most " + count + " moves in a line", line -> line.moves().size() <= count);
    }

    private static long different(AnalysisText line) {
        return line.moves().stream()
                .map(move -> AnalysisText.value(move, "move"))
                .distinct()
                .count();
    }

    @Then("it analyses no play on {points}")
    public void none(NamedPoints points) {
        Set<Point> excluded = Set.copyOf(trial.points(points));
        each(
                "no play on " + points.names(),
                move -> vertex(move).filter(excluded::contains).isEmpty());
    }

    /** It may analyse a pass too. */
    @Then("it analyses plays on {points} alone")
    public void alone(NamedPoints points) {
        Set<Point> all = Set.copyOf(trial.points(points));
        each(
                "plays on " + points.names() + " alone",
                move -> isPass(move) || vertex(move).filter(all::contains).isPresent());
    }

    /** Other moves are analysed too. */
    @Then("it analyses plays on {points} too")
    public void among(NamedPoints points) {
        lines("plays on " + points.names() + " among others", line -> line.moves().stream()
                .flatMap(move -> vertex(move).stream())
                .toList()
                .containsAll(trial.points(points)));
    }

    /** After the moves, as many numbers as the board has points. */
    @Then("each line has {string} with a float from {int} to {int} for each point")
    @StepDefinitions.TakesText("a word that comes after all moves, such as `ownership`")
    public void forEachPoint(String word, Integer from, Integer to) {
        int points = conversation().board().size();
        lines(word + " and " + points + " numbers from " + from + " to " + to, line -> line.whole(word)
                .filter(numbers -> numbers.size() == points)
                .filter(numbers ->
                        numbers.stream().allMatch(number -> isWithin(Optional.of(number), ReplyForm.FLOAT, from, to)))
                .isPresent());
    }

    /** After the moves. */
    @Then("each line has {string} with {string} as {form}")
    @StepDefinitions.TakesText("a word that comes after all moves, such as `rootInfo`, and a key after that")
    public void ofTheWhole(String word, String key, ReplyForm form) {
        lines(word + " with " + key + " and " + form, line -> line.whole(word)
                .flatMap(words -> AnalysisText.value(words, key))
                .filter(form::fits)
                .isPresent());
    }

    @Then("no line has {string}")
    @StepDefinitions.TakesText("a word that comes after all moves, such as `ownership`")
    public void without(String word) {
        lines("no " + word, line -> line.whole(word).isEmpty());
    }

    /** After what it analysed, if it told that: the move that it made. A play stands on the board. */
    @Then("its last line is play and a move that it has made for {color}")
    public void made(Color color) {
        TextReply reply = new ReplySteps(trial)
                .require(
                        "= and a last line of play and a vertex or resign",
                        one -> one.success() && chosen(one).isPresent());
        Optional<Point> played = chosen(reply).filter(ReplyForm.VERTICES::fits).map(Point::parse);
        Position shown = new ReplySteps(trial).position();
        if (played.isPresent() && !shown.stones(color).contains(played.get())) {
            throw new Violation(color + "'s stone on " + played.get(), "the subject shows\n" + shown);
        }
    }

    /** The next line has not broken it off. */
    @Then("the last line of the first answer is play and a move")
    public void notBrokenOff() {
        List<TextReply> replies = conversation().last().replies();
        if (replies.isEmpty() || chosen(replies.get(0)).isEmpty()) {
            throw new Violation(
                    "play and a vertex or resign at the end of the first answer",
                    replies.isEmpty() ? "no answer" : replies.get(0).raw());
        }
    }

    private static Optional<String> chosen(TextReply reply) {
        String last = reply.text().lines().reduce("", (before, line) -> line);
        return Optional.of(last)
                .filter(line -> line.startsWith("play "))
                .map(line -> line.substring("play ".length()).strip())
                .filter(ReplyForm.MOVE::fits);
    }

    private static boolean isPass(List<String> move) {
        return AnalysisText.value(move, "move").filter("pass"::equalsIgnoreCase).isPresent();
    }

    private static Optional<Point> vertex(List<String> move) {
        return AnalysisText.value(move, "move").filter(ReplyForm.VERTICES::fits).map(Point::parse);
    }

    private void each(String expected, Predicate<List<String>> right) {
        lines(expected, line -> line.moves().stream().allMatch(right));
    }

    /** There is at least one line, not begun by the sign of the answer, and each is right. */
    private void lines(String expected, Predicate<AnalysisText> right) {
        List<AnalysisText> lines = AnalysisText.lines(new ReplySteps(trial)
                .require(
                        "= and lines that begin with info",
                        reply -> reply.success()
                                && !AnalysisText.lines(reply.raw()).isEmpty())
                .raw());
        String wrong = lines.stream()
                .filter(right.negate())
                .map(AnalysisText::toString)
                .limit(1)
                .collect(Collectors.joining());
        if (!wrong.isEmpty()) {
            throw new Violation(expected, wrong);
        }
    }
}
