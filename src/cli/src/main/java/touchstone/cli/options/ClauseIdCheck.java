package touchstone.cli.options;

import java.util.List;
import java.util.stream.Collectors;
import touchstone.cli.terminal.CommandException;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.ScenarioNumbers;
import touchstone.suite.specification.Specification;

/** Checks ids of clauses and scenarios that a user gives. */
public final class ClauseIdCheck {

    private ClauseIdCheck() {}

    /** @throws CommandException if one of them is neither a clause's id nor the beginning of one */
    public static void require(Specification specification, List<String> ids) {
        List<String> known = specification.clauses().stream().map(Clause::id).toList();
        for (String id : ids) {
            if (specification.clauses().stream().noneMatch(clause -> clause.isWithin(id))) {
                throw CommandException.unknown("unknown clause", id, known, "./touchstone rulesets clauses");
            }
        }
    }

    /** @throws CommandException if one of them is none of these, nor the id of a scenario */
    public static void requireWithScenarios(Specification specification, List<String> ids) {
        require(
                specification,
                ids.stream().map(ClauseIdCheck::clause).distinct().toList());
        for (String id : ids) {
            String clause = clause(id);
            if (!id.equals(clause) && specification.scenario(id).isEmpty()) {
                throw CommandException.usage("unknown scenario '" + id + "'; " + clause + " has "
                        + specification
                                .clause(clause)
                                .map(Clause::scenarios)
                                .filter(scenarios -> !scenarios.isEmpty())
                                .map(scenarios ->
                                        scenarios.stream().map(Scenario::id).collect(Collectors.toList()))
                                .map(ScenarioNumbers::listed)
                                .orElse("none"));
            }
        }
    }

    private static String clause(String id) {
        int slash = id.indexOf('/');
        return slash < 0 ? id : id.substring(0, slash);
    }
}
