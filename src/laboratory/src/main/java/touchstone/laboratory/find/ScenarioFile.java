package touchstone.laboratory.find;

import java.util.List;
import java.util.Optional;
import touchstone.reference.VariantRules;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/**
 * A finding as a feature file with one scenario, which needs only a title of its own to stand below its clause. Here it stands
 * below a clause made for it, as files that are added to a specification must.
 */
public final class ScenarioFile {

    public static final String NAME = "scenario.feature";

    /** What the ids of the clauses begin with that are made for findings. */
    public static final String BODY = "finding";

    private ScenarioFile() {}

    /** The steps, a line each; none if there are no phrases for what is seen. */
    public static Optional<List<String>> steps(Finding finding) {
        return switch (finding.cause().deviation()) {
            case BREAKS_DOWN, SENSELESS -> Optional.empty();
            default -> ScenarioText.of(new VariantRules(finding.variant()), finding.walk());
        };
    }

    /**
     * The file; none if there are no phrases for what is seen.
     *
     * @param folder the name of the finding's folder, which the clause's id ends with
     */
    public static Optional<String> of(Finding finding, Specification specification, String folder) {
        return steps(finding)
                .map(steps -> text(finding, specification.clause(finding.cause().clause()), folder, steps));
    }

    /**
     * A ruleset of the clause made for the finding alone, at the point in the space of rules that is claimed.
     *
     * @param folder the name of the finding's folder, which becomes the ruleset's
     */
    public static String ruleset(Finding finding, String folder) {
        StringBuilder yaml = new StringBuilder();
        yaml.append("# ./touchstone certify --rulesets . --features . --clause ")
                .append(BODY)
                .append(" --ruleset ")
                .append(folder)
                .append(" --engine ...\n");
        yaml.append("name: ")
                .append(folder)
                .append("\ntitle: The finding\nsources:\n  - found by ./touchstone fuzz\naxes:\n");
        finding.axes().forEach((axis, value) -> yaml.append("  ")
                .append(axis)
                .append(": ")
                .append(value)
                .append('\n'));
        yaml.append("clauses:\n  - ").append(BODY).append('.').append(folder).append('\n');
        return yaml.toString();
    }

    private static String text(Finding finding, Optional<Clause> clause, String folder, List<String> steps) {
        String id = finding.cause().clause();
        StringBuilder text = new StringBuilder();
        text.append("# The scenario below belongs to clause ")
                .append(id)
                .append(": give it a number and a title there.\n");
        text.append("# Holds under ").append(finding.ruleset()).append(".\n");
        text.append("Feature: Findings\n\n");
        text.append("  @").append(BODY).append('.').append(folder).append('\n');
        text.append("  Rule: ")
                .append(clause.map(Clause::title).orElse("A clause of its own"))
                .append("\n\n");
        clause.map(Clause::text)
                .filter(words -> !words.isBlank())
                .ifPresent(words -> text.append(indented(words, "    ")).append("\n"));
        text.append("    Source: clause ").append(id).append(".\n\n");
        text.append("    Scenario: [1] ").append(title(finding)).append('\n');
        steps.forEach(step -> text.append("      ").append(step).append('\n'));
        return text.toString();
    }

    private static String indented(String words, String by) {
        return words.strip().lines().map(line -> by + line.strip() + "\n").reduce("", String::concat);
    }

    private static String title(Finding finding) {
        return finding.expected().lines().findFirst().orElse("").replaceFirst(":.*", "");
    }
}
