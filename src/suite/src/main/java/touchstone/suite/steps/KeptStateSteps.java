package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.Capability;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.spi.Witnesses.Testimony;
import touchstone.spi.text.TextReply;
import touchstone.suite.text.ReplyForm;

/** Steps about the state that an engine keeps between lines: whether all commands that tell of it tell the same. */
final class KeptStateSteps {

    private final ScenarioTrial trial;
    private final List<SizedBoard> accepted = new ArrayList<>();

    public KeptStateSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    /** @param contradictions what shows that the board is not as large as was accepted */
    private record SizedBoard(int side, List<String> contradictions) {}

    /** The board is cleared after each, and looked at if both were accepted. */
    @When("the controller sends {string} with each number from {int} to {int}")
    @StepDefinitions.TakesText("a command, which the number follows")
    public void sizes(String command, Integer first, Integer last) {
        IntStream.rangeClosed(first, last)
                .filter(side -> succeed(command + " " + side, "clear_board"))
                .forEach(side -> accepted.add(new SizedBoard(side, contradictions(Board.of(side, side)))));
    }

    /** There is a point in the farthest corner, and none beyond. */
    private List<String> contradictions(Board board) {
        int side = board.width();
        List<String> contradictions = new ArrayList<>();
        Point corner = new Point(side - 1, side - 1);
        // The stone of a board of one point has no liberty.
        if (side > 1 && !succeed("play black " + corner)) {
            contradictions.add("no stone can be played on " + corner);
        }
        List<String> beyond = new ArrayList<>(List.of("A" + (side + 1)));
        if (side < Board.LARGEST) {
            beyond.add(new Point(side, 0).toString());
        }
        beyond.stream()
                .filter(vertex -> succeed("play white " + vertex))
                .forEach(vertex -> contradictions.add("a stone can be played on " + vertex));
        return contradictions;
    }

    private boolean succeed(String... lines) {
        try {
            List<TextReply> replies =
                    trial.conversation().send(String.join("\n", lines) + "\n").replies();
            return replies.size() == lines.length && replies.stream().allMatch(TextReply::success);
        } catch (SubjectErrorException broken) {
            throw new Violation("an answer to " + String.join(" and ", lines), broken.getMessage());
        }
    }

    /** Its farthest corner is there, and the points beyond are not. */
    @Then("every board that is accepted has as many lines")
    public void sized() {
        if (accepted.isEmpty()) {
            throw new UnsupportedException(Capability.BOARD_SIZE, "it has no board of these sizes");
        }
        accepted.stream()
                .filter(board -> !board.contradictions().isEmpty())
                .findFirst()
                .ifPresent(wrong -> {
                    throw new Violation(
                            "a board of " + wrong.side() + " lines, which was accepted",
                            String.join("; ", wrong.contradictions()));
                });
    }

    /** Who has resigned has made no move, and is asked no more. */
    @When("the engine has not resigned")
    public void playing() {
        trial.conversation().last().replies().stream()
                .filter(reply -> reply.text().equalsIgnoreCase("resign"))
                .findFirst()
                .ifPresent(resigned -> {
                    throw new UnsupportedException(Capability.COMMAND_LINES, "it resigns instead of making a move");
                });
    }

    /** However the number is written. */
    @Then("it answers the number {number}")
    public void number(Double number) {
        last("= " + number, reply -> ReplyForm.FLOAT.fits(reply.text()) && Double.parseDouble(reply.text()) == number);
    }

    private void last(String expected, Predicate<TextReply> right) {
        List<TextReply> replies = trial.conversation().last().replies();
        if (replies.size() != 1 || !replies.get(0).success() || !right.test(replies.get(0))) {
            throw new Violation(
                    expected,
                    replies.isEmpty()
                            ? "no answer"
                            : replies.stream().map(TextReply::raw).collect(Collectors.joining("\n")));
        }
    }

    /** A pass and a resignation are none of them either. */
    @Then("it answers none of the vertices {points}")
    public void none(NamedPoints points) {
        List<Point> occupied = trial.points(points);
        last(
                "= and a vertex or resign, but none of " + occupied,
                reply -> ReplyForm.MOVE.fits(reply.text())
                        && occupied.stream().noneMatch(point -> point.toString().equalsIgnoreCase(reply.text())));
    }

    /** Every command that shows the board shows these stones and no others. */
    @Then("every board shown has Black stones on {points} and White stones on {points}")
    public void shown(NamedPoints black, NamedPoints white) {
        require(new Position(set(black), set(white)), testimonies());
    }

    /** Every command that shows the board shows these stones and no others. */
    @Then("every board shown has {color} stones on {points} and no others")
    public void shown(Color color, NamedPoints stones) {
        require(only(color, set(stones)), testimonies());
    }

    /** Every command that shows the board shows an empty one. */
    @Then("every board shown is empty")
    public void shownEmpty() {
        require(Position.empty(trial.conversation().board()), testimonies());
    }

    /** Of two commands that show different boards one is wrong, whichever that is. */
    @Then("all boards shown are the same")
    public void same() {
        List<Testimony<Position>> shown = testimonies();
        require(shown.get(0).shown(), shown);
    }

    /** As people read it: with these stones and no others. */
    @Then("the board is drawn with Black stones on {points} and White stones on {points}")
    public void drawn(NamedPoints black, NamedPoints white) {
        require(new Position(set(black), set(white)), drawings());
    }

    /** As people read it: without a stone. */
    @Then("the board is drawn without stones")
    public void drawnEmpty() {
        require(Position.empty(trial.conversation().board()), drawings());
    }

    private List<Testimony<Position>> drawings() {
        List<Testimony<Position>> drawings = testimonies().stream()
                .filter(one -> one.by().startsWith("showboard"))
                .toList();
        if (drawings.isEmpty()) {
            throw new UnsupportedException(Capability.READS_BOARD, "what showboard draws cannot be read");
        }
        return drawings;
    }

    private List<Testimony<Position>> testimonies() {
        try {
            List<Testimony<Position>> shown = trial.conversation().positions();
            if (shown.isEmpty()) {
                throw new UnsupportedException(Capability.READS_BOARD, "no command shows a board that can be read");
            }
            return shown;
        } catch (SubjectErrorException broken) {
            throw new Violation("boards that can be read", broken.getMessage());
        }
    }

    private void require(Position expected, List<Testimony<Position>> shown) {
        shown.stream().filter(one -> !one.shown().equals(expected)).findFirst().ifPresent(wrong -> {
            trial.show("expected", expected);
            trial.show("shown by " + wrong.by(), wrong.shown());
            throw new Violation("the position\n" + expected, wrong.by() + " shows\n" + wrong.shown());
        });
    }

    private Position only(Color color, PointSet stones) {
        PointSet none = trial.conversation().board().none();
        return color == Color.BLACK ? new Position(stones, none) : new Position(none, stones);
    }

    private PointSet set(NamedPoints points) {
        return trial.conversation().board().none().withAll(trial.points(points));
    }
}
