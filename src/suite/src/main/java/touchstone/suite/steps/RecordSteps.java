package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.spi.Answer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.Controlled;
import touchstone.spi.ControllerRequest;
import touchstone.suite.diagram.DiagramParser;

/**
 * Steps about what a subject may do in one of two correct ways: with illegal moves in a record, and with a high
 * handicap.
 */
final class RecordSteps {

    private final ScenarioTrial trial;

    public RecordSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    /** A record and then a picture. If the record is refused the board is as before. */
    @Then("this record is refused or leads to the position below it")
    public void refusedOrLeads(String recordAndPicture) {
        int end = recordAndPicture.lastIndexOf(')') + 1;
        refusedOrLeads(recordAndPicture.substring(0, end), List.of(recordAndPicture.substring(end)));
    }

    /**
     * A faulty record, and then after an empty line each a picture of what comes of it when it is put right: several if there is
     * more than one way to do that. If the record is refused the board is as before.
     */
    @Then("this record is refused or put right, as one of the pictures below it shows")
    public void refusedOrPutRight(String recordAndPictures) {
        List<String> parts = List.of(recordAndPictures.split("\\n[ \\t]*\\n"));
        refusedOrLeads(parts.get(0), parts.subList(1, parts.size()));
    }

    private void refusedOrLeads(String record, List<String> pictures) {
        List<Position> expected = pictures.stream()
                .map(picture -> DiagramParser.parse(picture).position())
                .toList();
        Position before = trial.session().ability(BoardView.class).position();
        Answer answer = trial.session()
                .ability(Controlled.class, Capability.RECORDS)
                .request(new ControllerRequest.Load(record, OptionalInt.empty()));
        Position after = trial.query("after the record");
        boolean refused = answer instanceof Answer.Refused;
        if (refused ? !after.equals(before) : !expected.contains(after)) {
            String positions = expected.stream().map(Position::toString).collect(Collectors.joining("\nor\n"));
            throw new Violation(
                    refused ? "the game to be as before, since the record is refused" : "the position\n" + positions,
                    "the subject shows\n" + after);
        }
    }

    /** At least as many points were named as the first number, and at most as many as the second. */
    @Then("there are {int} to {int} handicap stones")
    public void handicapStones(Integer least, Integer most) {
        List<Point> named =
                trial.session().ability(Controlled.class, Capability.HANDICAP).handicapStones();
        if (named.size() < least || named.size() > most || new HashSet<>(named).size() < named.size()) {
            throw new Violation(
                    least + " to " + most + " handicap stones on different points", "the subject names " + named);
        }
        Position expected =
                new Position(trial.board().none().withAll(named), trial.board().none());
        Optional<Position> shown =
                trial.can(Capability.READS_BOARD) ? Optional.of(trial.query("handicap stones")) : Optional.empty();
        if (shown.filter(position -> !position.equals(expected)).isPresent()) {
            throw new Violation(
                    "the stones that were named and no others:\n" + expected, "the subject shows\n" + shown.get());
        }
    }
}
