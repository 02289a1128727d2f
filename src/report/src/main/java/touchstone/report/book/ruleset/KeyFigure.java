package touchstone.report.book.ruleset;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import touchstone.report.board.BoardSvg;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.result.Diagram;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;

/** A position that illustrates a passage which is hard to understand without one. */
final class KeyFigure {

    private static final Set<String> PARTS = Set.of("capture", "repetition");

    /** What is drawn is on small boards. */
    private static final int WIDEST = 7;

    private KeyFigure() {}

    /**
     * The position that a scenario of the part's own clauses begins with: the first in which something is captured, or may not
     * be played, or else the first there is.
     *
     * @param part its id
     */
    static List<RulesetFigure> of(String part, List<Clause> clauses, List<Clause> all) {
        if (!PARTS.contains(part)) {
            return List.of();
        }
        Stream<Clause> common = all.stream()
                .filter(clause -> clause.id().equals("base.7.step-2") && part.equals("capture")
                        || clause.id().equals("base.8.ko") && part.equals("repetition"));
        List<Scenario> scenarios = Stream.concat(clauses.stream(), common)
                .flatMap(clause -> clause.scenarios().stream())
                .toList();
        String shows = part.equals("capture") ? "captures" : "may not play";
        return Stream.concat(scenarios.stream().filter(scenario -> says(scenario, shows)), scenarios.stream())
                .flatMap(scenario -> figure(scenario).stream())
                .limit(1)
                .toList();
    }

    private static boolean says(Scenario scenario, String words) {
        return scenario.steps().stream().anyMatch(step -> step.text().contains(words));
    }

    private static Optional<RulesetFigure> figure(Scenario scenario) {
        return scenario.steps().stream()
                .findFirst()
                .flatMap(Scenario.Step::drawing)
                .map(Scenario.Drawing::text)
                .filter(KeyFigure::isSmall)
                .map(picture ->
                        new RulesetFigure(BoardSvg.of(new Diagram(scenario.title(), picture)), scenario.title()));
    }

    private static boolean isSmall(String picture) {
        try {
            return DiagramParser.parse(picture).board().width() <= WIDEST
                    && !DiagramParser.parse(picture).position().stones().isEmpty();
        } catch (DiagramException e) {
            return false;
        }
    }
}
