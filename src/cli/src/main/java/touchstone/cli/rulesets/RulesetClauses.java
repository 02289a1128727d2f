package touchstone.cli.rulesets;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** The clauses a ruleset consists of. */
record RulesetClauses(Specification specification, Ruleset ruleset) {

    /** Under this name all clauses of axis values are counted. */
    static final String AXES = "axis values";

    List<Clause> all() {
        return specification.clauses().stream().filter(ruleset::has).toList();
    }

    /** How many there are of each body of rules. */
    Map<String, Integer> byBody() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Clause clause : all()) {
            counts.merge(clause.choice().isPresent() ? AXES : clause.body(), 1, Integer::sum);
        }
        return counts;
    }
}
