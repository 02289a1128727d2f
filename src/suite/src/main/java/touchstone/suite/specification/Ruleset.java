package touchstone.suite.specification;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A named set of rules: data, read from {@code features/rulesets/}.
 *
 * @param clauses the clauses it consists of, each an id or the beginning of one
 * @param without those left out of them again
 */
public record Ruleset(
        String name,
        String title,
        List<String> sources,
        Map<Axis, AxisValue> axes,
        List<String> clauses,
        List<String> without,
        Path file) {

    public boolean has(Clause clause) {
        return clauses.stream().anyMatch(clause::isWithin) && without.stream().noneMatch(clause::isWithin);
    }

    /** Whether a scenario holds under this ruleset's axis values. */
    public boolean meets(Scenario scenario) {
        return scenario.conditions().stream().allMatch(condition -> condition.equals(axes.get(condition.axis())));
    }
}
