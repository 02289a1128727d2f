package touchstone.suite.lift;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.reference.Board;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.specification.Scenario;

/** The boards that a scenario comes to after its beginning: those of records and of positions that are set up. */
final class LaterBoards {

    private LaterBoards() {}

    static Set<Board> of(Scenario scenario) {
        return scenario.steps().stream()
                .flatMap(
                        step -> step.drawing().stream().flatMap(drawing -> board(step.text(), drawing.text()).stream()))
                .collect(Collectors.toSet());
    }

    private static Optional<Board> board(String step, String drawing) {
        if (step.contains("record")) {
            return LiftedRecord.board(drawing.substring(0, drawing.lastIndexOf(')') + 1));
        }
        return step.startsWith("the controller sets up")
                ? Optional.of(DiagramParser.parse(drawing).board())
                : Optional.empty();
    }
}
