package touchstone.suite.passport;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.reference.choice.Choice;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.survey.AxisFinding;
import touchstone.suite.survey.Refutation;

/** Referee results into evidence: the scenario's words beside its result. */
final class DecidingScenarios {

    private final Specification specification;

    DecidingScenarios(Specification specification) {
        this.specification = specification;
    }

    DecidingScenario of(Result result) {
        Optional<Scenario> scenario = specification.scenario(result.scenario());
        List<String> steps = scenario.map(DecidingScenarios::steps).orElse(List.of());
        Optional<Diagram> board = last(result.diagrams());
        List<String> points = PointsInQuestion.points(result, scenario);
        return new DecidingScenario(
                specification
                        .clause(result.clause())
                        .flatMap(Clause::choice)
                        .map(Choice::title)
                        .orElse(""),
                result.scenario(),
                result.title(),
                steps,
                result.step(),
                board,
                board.isPresent() ? points : List.of(),
                result.expected(),
                // Of a move that was taken on input the message says how the subject shows that it knows better.
                result.verdict() == Verdict.TOLERATED ? result.message() : result.actual());
    }

    private static List<String> steps(Scenario scenario) {
        return scenario.steps().stream()
                .map(step -> step.keyword().strip() + ' ' + step.text())
                .toList();
    }

    private static Optional<Diagram> last(List<Diagram> diagrams) {
        return diagrams.isEmpty() ? Optional.empty() : Optional.of(diagrams.get(diagrams.size() - 1));
    }

    /**
     * The one result of those that speak for a value that tells most: in a position that refutes other values, if there is
     * such a one, and with a board to show.
     */
    Optional<Result> telling(List<Result> speaking, AxisFinding finding) {
        Set<String> deciding = finding.refuted().values().stream()
                .filter(Refutation.ByScenario.class::isInstance)
                .flatMap(refutation -> given(((Refutation.ByScenario) refutation).result()).stream())
                .collect(Collectors.toSet());
        return speaking.stream()
                .max(Comparator.<Result>comparingInt(result ->
                                given(result).filter(deciding::contains).isPresent()
                                        ? 2
                                        : result.diagrams().isEmpty() ? 0 : 1)
                        // Of equals the first: max would take the last.
                        .thenComparing(Comparator.<Result>comparingInt(speaking::indexOf)
                                .reversed()));
    }

    /** The board a scenario begins with. */
    private static Optional<String> given(Result result) {
        return result.diagrams().stream().map(Diagram::picture).findFirst();
    }
}
