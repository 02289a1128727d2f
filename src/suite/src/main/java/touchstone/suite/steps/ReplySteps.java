package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.Capability;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.spi.text.TextReplies;
import touchstone.spi.text.TextReply;
import touchstone.suite.text.Conversation;
import touchstone.suite.text.ReplyForm;

/** Steps about what is answered to lines of the Go Text Protocol. */
final class ReplySteps {

    static final String UNCHANGED = "nothing has changed";

    private final ScenarioTrial trial;

    public ReplySteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    private Conversation conversation() {
        return trial.conversation();
    }

    private TextReplies last() {
        return conversation().last();
    }

    private static String shown(List<TextReply> replies) {
        return replies.isEmpty()
                ? "nothing"
                : replies.stream().map(TextReply::raw).collect(Collectors.joining("\n"));
    }

    /** The one answer that there is. */
    private TextReply reply(String expected) {
        List<TextReply> replies = last().replies();
        if (replies.size() != 1) {
            throw new Violation(
                    expected, replies.isEmpty() ? "no answer" : replies.size() + " answers:\n" + shown(replies));
        }
        return replies.get(0);
    }

    /** The one answer that there is, if it is right. */
    TextReply require(String expected, Predicate<TextReply> right) {
        TextReply reply = reply(expected);
        if (!right.test(reply)) {
            throw new Violation(expected, reply.raw());
        }
        return reply;
    }

    static boolean begins(String text, String words) {
        return text.toLowerCase(Locale.ROOT).startsWith(words.toLowerCase(Locale.ROOT));
    }

    @Then("it succeeds")
    public void succeeds() {
        require("one answer that begins with =", TextReply::success);
    }

    @Then("it fails")
    public void fails() {
        require("one answer that begins with ?", reply -> !reply.success());
    }

    /** The message may go on after these words; capitals and small letters are the same. */
    @Then("it fails with {string}")
    @StepDefinitions.TakesText("words that the message begins with; capitals and small letters are the same")
    public void fails(String words) {
        require("? " + words, reply -> !reply.success() && begins(reply.text(), words));
    }

    @Then("there is no answer")
    public void nothing() {
        if (!last().replies().isEmpty()) {
            throw new Violation("no answer", shown(last().replies()));
        }
    }

    @Then("there are {int} answers")
    public void count(Integer count) {
        if (last().replies().size() != count) {
            throw new Violation(count + " answers", last().replies().size() + " answers");
        }
    }

    @Then("all of them succeed")
    public void allSucceed() {
        all("= at the beginning of every answer", TextReply::success);
    }

    @Then("all of them fail")
    public void allFail() {
        all("? at the beginning of every answer", reply -> !reply.success());
    }

    private void all(String expected, Predicate<TextReply> right) {
        last().replies().stream().filter(right.negate()).findFirst().ifPresent(wrong -> {
            throw new Violation(expected, wrong.raw());
        });
    }

    /** As many answers as signs, which they begin with, such as {@code = ? =}. */
    @Then("the answers begin with {string}")
    @StepDefinitions.TakesText("a sign for each answer, `=` or `?`, separated by blanks")
    public void signs(String signs) {
        String found = last().replies().stream()
                .map(reply -> reply.success() ? "=" : "?")
                .collect(Collectors.joining(" "));
        if (!found.equals(signs)) {
            throw new Violation("answers that begin with " + signs, shown(last().replies()));
        }
    }

    @Then("it answers {string}")
    @StepDefinitions.TakesText("all of the answer after `= `")
    public void answers(String text) {
        require("= " + text, reply -> reply.success() && reply.text().equals(text));
    }

    @Then("it answers {string} or {string}")
    @StepDefinitions.TakesText("all of the answer after `= `")
    public void answers(String text, String other) {
        require(
                "= " + text + ", or = " + other,
                reply -> reply.success()
                        && (reply.text().equals(text) || reply.text().equals(other)));
    }

    @Then("it answers {form}")
    public void answers(ReplyForm form) {
        require("= and " + form, reply -> reply.success() && form.fits(reply.text()));
    }

    /** The message may go on after these words; capitals and small letters are the same. */
    @Then("it answers {form} or fails with {string}")
    @StepDefinitions.TakesText("words that the message begins with; capitals and small letters are the same")
    public void answersOrFails(ReplyForm form, String words) {
        require(
                "= and " + form + ", or ? " + words,
                reply -> reply.success() ? form.fits(reply.text()) : begins(reply.text(), words));
    }

    /** Of several answers; capitals and small letters of the message are the same. */
    @Then("each answer is {form}, {form} or a failure with {string}")
    @StepDefinitions.TakesText("words that the message begins with; capitals and small letters are the same")
    public void eachAnswers(ReplyForm form, ReplyForm other, String words) {
        all(
                "= and " + form + ", = and " + other + ", or ? " + words,
                reply -> reply.success()
                        ? form.fits(reply.text()) || other.fits(reply.text())
                        : begins(reply.text(), words));
    }

    /** Whatever else is answered. */
    @Then("one of the words that it answers is {string}")
    @StepDefinitions.TakesText("a word")
    public void word(String word) {
        require(
                "= and among others " + word,
                reply -> reply.success() && words(reply).contains(word));
    }

    static List<String> words(TextReply reply) {
        return Arrays.asList(reply.text().split("\\s+"));
    }

    /** In any order, in capitals or in small letters. */
    @Then("it answers the vertices {points}")
    public void vertices(NamedPoints points) {
        PointSet expected = trial.conversation().board().none().withAll(trial.points(points));
        require("= " + expected, reply -> reply.success() && read(reply).equals(Optional.of(expected)));
    }

    /** So many different points of the board. */
    @Then("it answers {int} vertices")
    public void vertices(Integer count) {
        require(
                "= and " + count + " different vertices",
                reply -> reply.success()
                        && words(reply).size() == count
                        && read(reply).filter(points -> points.size() == count).isPresent());
    }

    /** As the engine shows its board. */
    @Then("each vertex that it answers has a stone")
    public void stones() {
        PointSet stones = position().stones();
        for (TextReply reply : last().replies()) {
            PointSet listed = listed(reply);
            if (!stones.holds(listed)) {
                throw new Violation("points with stones alone", "no stone stands on " + listed.minus(stones));
            }
        }
    }

    /** Of several answers, each a list of vertices. */
    @Then("no vertex is in two of the answers")
    public void apart() {
        PointSet seen = conversation().board().none();
        for (TextReply reply : last().replies()) {
            PointSet listed = listed(reply);
            if (seen.intersects(listed)) {
                throw new Violation("lists that share no point", "two of them have " + seen.and(listed));
            }
            seen = seen.or(listed);
        }
    }

    /** One that is no list is a matter of its own. */
    private PointSet listed(TextReply reply) {
        return reply.success()
                ? read(reply).orElse(conversation().board().none())
                : conversation().board().none();
    }

    private Optional<PointSet> read(TextReply reply) {
        if (!ReplyForm.VERTICES_OR_NOTHING.fits(reply.text())) {
            return Optional.empty();
        }
        PointSet none = conversation().board().none();
        List<Point> points = reply.text().isEmpty()
                ? List.of()
                : words(reply).stream().map(Point::parse).toList();
        return points.stream().allMatch(conversation().board()::contains)
                ? Optional.of(none.withAll(points))
                : Optional.empty();
    }

    @Then("the answer has the id {string}")
    @StepDefinitions.TakesText("an id: digits")
    public void id(String id) {
        require("an answer that begins with =" + id + " or ?" + id, reply -> reply.id()
                .equals(Optional.of(id)));
    }

    @Then("the answer has no id")
    public void noId() {
        require("an answer without an id", reply -> reply.id().isEmpty());
    }

    /** As many answers as ids, in this order. */
    @Then("the answers have the ids {string}")
    @StepDefinitions.TakesText("an id for each answer, or `none`, separated by blanks")
    public void ids(String ids) {
        String found = last().replies().stream()
                .map(reply -> reply.id().orElse("none"))
                .collect(Collectors.joining(" "));
        if (!found.equals(ids)) {
            throw new Violation("answers with the ids " + ids, "answers with the ids " + found);
        }
    }

    @Then("every answer is ended by an empty line")
    public void ended() {
        all("an empty line after every answer", TextReply::ended);
    }

    /** No command by which the engine tells of its game tells anything else than before the last lines. */
    @Then(UNCHANGED)
    public void unchanged() {
        Map<String, String> told = conversation().told();
        if (told.isEmpty()) {
            throw new UnsupportedException(Capability.READS_BOARD, "no command tells anything of the game");
        }
        conversation().changed().forEach((command, now) -> {
            throw new Violation(command + " to be answered as before:\n" + told.get(command), now);
        });
    }

    @Then("the engine has Black stones on {points} and White stones on {points}")
    public void stones(NamedPoints black, NamedPoints white) {
        require(new Position(set(black), set(white)));
    }

    @Then("the engine has {color} stones on {points} and no others")
    public void stones(Color color, NamedPoints stones) {
        PointSet none = conversation().board().none();
        require(color == Color.BLACK ? new Position(set(stones), none) : new Position(none, set(stones)));
    }

    @Then("the engine has no stones")
    public void noStones() {
        require(Position.empty(conversation().board()));
    }

    PointSet set(NamedPoints points) {
        return conversation().board().none().withAll(trial.points(points));
    }

    private void require(Position expected) {
        Position shown = position();
        if (!shown.equals(expected)) {
            trial.show("expected", expected);
            trial.show("shown", shown);
            throw new Violation("the position\n" + expected, "the subject shows\n" + shown);
        }
    }

    Position position() {
        try {
            return conversation().position();
        } catch (SubjectErrorException broken) {
            throw new Violation("a board that can be read", broken.getMessage());
        }
    }

    /** Of a move that was answered: where it is a point, that point has a stone of this color. */
    @Then("the point that it answers has a {color} stone")
    public void stands(Color color) {
        TextReply reply = require("= and a vertex or resign", one -> one.success() && ReplyForm.MOVE.fits(one.text()));
        read(reply).ifPresent(point -> {
            Position shown = position();
            if (!shown.stones(color).holds(point)) {
                throw new Violation(color + "'s stone on " + point, "the subject shows\n" + shown);
            }
        });
    }

    /** Of the vertices that were answered: black stones stand there and nowhere else. */
    @Then("the vertices that it answers have black stones, and no other points have any")
    public void handicap() {
        TextReply reply = require("= and vertices", one -> one.success() && ReplyForm.VERTICES.fits(one.text()));
        PointSet points = read(reply).orElseThrow(() -> new Violation("points of the board", reply.raw()));
        require(new Position(points, conversation().board().none()));
    }

    /** Not even a stone of the other player. */
    @Then("no stone can be played on {point}")
    public void taken(String point) {
        String vertex = trial.point(point).toString();
        TextReplies replies = conversation().send("play black " + vertex + "\nplay white " + vertex + "\n");
        if (replies.replies().stream().anyMatch(TextReply::success)) {
            throw new Violation("no play on " + vertex + " to be taken", shown(replies.replies()));
        }
    }

    @Then("a {color} stone can be played on {point}")
    public void free(Color color, String point) {
        String vertex = trial.point(point).toString();
        TextReplies replies =
                conversation().send("play " + color.toString().toLowerCase(Locale.ROOT) + " " + vertex + "\n");
        if (replies.replies().size() != 1 || !replies.replies().get(0).success()) {
            throw new Violation(color + "'s play on " + vertex + " to be taken", shown(replies.replies()));
        }
    }

    @Then("the engine ends")
    public void ends() {
        if (!last().ended()) {
            throw new Violation("the engine to end", "it still runs");
        }
    }
}
