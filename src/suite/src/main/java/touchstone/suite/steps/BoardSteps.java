package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import java.util.stream.Collectors;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.UnsupportedException;
import touchstone.suite.diagram.DiagramParser;

/** Steps about the stones on the board, and the effect of the last play. */
final class BoardSteps {

    private final ScenarioTrial trial;

    public BoardSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    /** Every point is in the state drawn. */
    @Then("the position is")
    public void position(String drawing) {
        requirePosition(DiagramParser.parse(drawing).position());
        requireRead(drawing);
    }

    /** A position has to look as it was drawn, where all of it was drawn and nothing besides. */
    private void requireRead(String drawing) {
        String picture = drawing.strip().lines().map(String::strip).collect(Collectors.joining("\n", "", "\n"));
        String shown = trial.session().ability(BoardView.class).position().toString();
        if (picture.matches("[XO. \\n]*") && !shown.equals(picture)) {
            throw new Violation("the picture\n" + picture, "the subject's position is drawn\n" + shown);
        }
    }

    /** No stone stands anywhere. */
    @Then("the board is empty")
    public void empty() {
        requirePosition(Position.empty(trial.board()));
    }

    /** No stone stands on these points. */
    @Then("{points} is/are empty")
    public void empty(NamedPoints points) {
        Position position = trial.session().ability(BoardView.class).position();
        PointSet occupied = trial.set(points).and(position.stones());
        if (!occupied.isEmpty()) {
            throw new Violation(trial.set(points) + " empty", "the subject shows stones on " + occupied);
        }
    }

    /** The last play removed these stones of the opponent, none of the player's own, and changed nothing else. */
    @Then("the last play captures {points}")
    public void captures(NamedPoints points) {
        requireRemoved(lastPlay().player().opponent(), trial.set(points));
    }

    /** The last play placed its stone and changed nothing else. */
    @Then("the last play captures nothing")
    public void capturesNothing() {
        requireRemoved(lastPlay().player().opponent(), trial.board().none());
    }

    /** The last play removed these stones of the player's own, none of the opponent's, and changed nothing else. */
    @Then("the last play self-captures {points}")
    public void selfCaptures(NamedPoints points) {
        requireRemoved(lastPlay().player(), trial.set(points));
    }

    private ScenarioTrial.LastPlay lastPlay() {
        if (trial.lastPlay() == null) {
            throw new IllegalArgumentException("no play in " + trial.scenario().id() + " yet");
        }
        return trial.lastPlay();
    }

    private void requireRemoved(Color color, PointSet removed) {
        ScenarioTrial.LastPlay play = lastPlay();
        Position before = play.before().orElseThrow(() -> new UnsupportedException(Capability.READS_BOARD));
        PointSet standing = before.stones(color).or(PointSet.of(trial.board(), play.point()));
        PointSet missing = removed.minus(standing);
        if (!missing.isEmpty() || before.stone(play.point()).isPresent()) {
            trial.show("shown by the subject before " + play.player() + " " + play.point(), before);
            throw new Violation(
                    color + "'s stones on " + removed + ", and none on " + play.point() + ", before " + play.player()
                            + " " + play.point(),
                    "the subject shows\n" + before);
        }
        requirePosition(before.with(play.player(), play.point()).without(removed));
    }

    private void requirePosition(Position expected) {
        Position actual = trial.session().ability(BoardView.class).position();
        if (!actual.equals(expected)) {
            trial.show("expected", expected);
            trial.show("shown by the subject", actual);
            throw new Violation(
                    "the position\n" + expected, "the subject shows" + difference(expected, actual) + "\n" + actual);
        }
    }

    private static String difference(Position expected, Position actual) {
        StringBuilder text = new StringBuilder();
        for (Point point : expected.board().points()) {
            if (!expected.stone(point).equals(actual.stone(point))) {
                text.append(text.length() == 0 ? " " : ", ")
                        .append(point)
                        .append(' ')
                        .append(actual.stone(point).map(Color::toString).orElse("empty"));
            }
        }
        return text.toString();
    }
}
