package touchstone.report.book.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Point;
import touchstone.report.text.UntrustedText;
import touchstone.suite.diagram.BoardDiagram;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.DiagramMarks;
import touchstone.suite.specification.Scenario;

/** The boards of a scenario in order; what each shows besides stones depends on the one before. */
public final class ScenarioBoards {

    private final BoardDrawings gobans;
    private Optional<BoardDiagram> before = Optional.empty();
    private int width;

    public ScenarioBoards(BoardDrawings gobans) {
        this.gobans = gobans;
    }

    /** In pixels, of the widest so far. */
    int width() {
        return width;
    }

    List<IllustratedScenario.View> boards(IllustratedScenario.Part part, Scenario.Step step, List<Diagram> diagrams) {
        List<IllustratedScenario.View> views = new ArrayList<>();
        for (Diagram diagram : diagrams) {
            Optional<String> move = diagram.marks().flatMap(DiagramMarks::move);
            if (part == IllustratedScenario.Part.GIVEN
                    && move.filter(made -> made.endsWith(" pass")).isPresent()) {
                // The passes that end a game belong to "at the end of the game".
                continue;
            }
            view(part, step, diagram, move).ifPresent(views::add);
        }
        return views;
    }

    /** A single board that belongs to no step; nothing if it cannot be read. */
    public String last(Diagram diagram) {
        try {
            return gobans.draw(
                    DiagramParser.parse(diagram.picture()),
                    Optional.empty(),
                    diagram.marks().orElseGet(() -> DiagramMarks.points(List.of())),
                    List.of(),
                    false,
                    UntrustedText.line(diagram.caption()));
        } catch (DiagramException fault) {
            return "";
        }
    }

    private Optional<IllustratedScenario.View> view(
            IllustratedScenario.Part part, Scenario.Step step, Diagram diagram, Optional<String> move) {
        BoardDiagram picture;
        try {
            picture = DiagramParser.parse(diagram.picture());
        } catch (DiagramException fault) {
            return Optional.empty();
        }
        Optional<BoardDiagram> previous = before.filter(one -> one.board() == picture.board());
        before = Optional.of(picture);
        DiagramMarks marks = diagram.marks().orElseGet(() -> DiagramMarks.points(List.of()));
        List<Point> taken =
                part == IllustratedScenario.Part.GIVEN || move.isEmpty() ? List.of() : taken(previous, picture);
        String caption = BoardCaptions.of(part, diagram, move, taken);
        width = Math.max(width, BoardDrawings.pixels(picture.board()));
        boolean forbidden = step.text().contains(" may not play ");
        return Optional.of(new IllustratedScenario.View(
                gobans.draw(picture, previous, marks, taken, forbidden, caption), caption));
    }

    private static List<Point> taken(Optional<BoardDiagram> before, BoardDiagram now) {
        return before.map(picture -> picture.board().points().stream()
                        .filter(point -> picture.position().stone(point).isPresent()
                                && now.position().stone(point).isEmpty())
                        .toList())
                .orElse(List.of());
    }
}
