package touchstone.explore.finding;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.VariantRules;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/**
 * A finding as a feature file with one scenario, complete except for its title. Here it stands below a clause made for
 * it, as files that are added to a specification must.
 */
public final class FindingScenario {

    public static final String NAME = "scenario.feature";

    /** What the ids of the clauses begin with that are made for findings. */
    public static final String BODY = "finding";

    private FindingScenario() {}

    /** The steps, a line each; none if there are no phrases for what is seen. */
    public static Optional<List<String>> steps(FuzzFinding finding) {
        return switch (finding.cause().deviation()) {
            case BREAKS_DOWN, SENSELESS -> Optional.empty();
            default -> TraceScenario.of(new VariantRules(finding.variant()), finding.trace());
        };
    }

    /**
     * The file; none if there are no phrases for what is seen.
     *
     * @param folder the name of the finding's folder, which the clause's id ends with
     */
    public static Optional<String> of(FuzzFinding finding, Specification specification, String folder) {
        return steps(finding)
                .map(steps -> text(finding, specification.clause(finding.cause().clause()), folder, steps));
    }

    /**
     * A ruleset of the clause made for the finding alone, at the point in the space of rules that is claimed.
     *
     * @param folder the name of the finding's folder, which becomes the ruleset's
     */
    public static String ruleset(FuzzFinding finding, String folder) {
        return """
                # ./touchstone certify --rulesets . --features . --clause %1$s --ruleset %2$s --engine ...
                name: %2$s
                title: The finding
                sources:
                  - found by ./touchstone fuzz
                axes:
                %3$sclauses:
                  - %1$s.%2$s
                """.formatted(
                BODY,
                folder,
                lines("  ", finding.axes().entrySet().stream().map(axis -> axis.getKey() + ": " + axis.getValue())));
    }

    private static String text(FuzzFinding finding, Optional<Clause> clause, String folder, List<String> steps) {
        String id = finding.cause().clause();
        String words = clause.map(Clause::text).filter(text -> !text.isBlank()).orElse("");
        return """
                # The scenario below belongs to clause %1$s: give it a number and a title there.
                # Holds under %2$s.
                Feature: Findings

                  @%3$s.%4$s
                  Rule: %5$s

                %6$s    Source: clause %1$s.

                    Scenario: [1] %7$s
                %8$s""".formatted(
                id,
                finding.ruleset(),
                BODY,
                folder,
                clause.map(Clause::title).orElse("A clause of its own"),
                words.isEmpty() ? "" : lines("    ", words.strip().lines().map(String::strip)) + "\n",
                title(finding),
                lines("      ", steps.stream()));
    }

    private static String lines(String indent, Stream<String> lines) {
        return lines.map(line -> indent + line + "\n").collect(Collectors.joining());
    }

    private static String title(FuzzFinding finding) {
        return finding.expected().lines().findFirst().orElse("").replaceFirst(":.*", "");
    }
}
