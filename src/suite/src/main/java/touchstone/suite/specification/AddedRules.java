package touchstone.suite.specification;

import java.nio.file.Path;
import java.util.List;

/**
 * Folders with rulesets and features of users, such as a club's, which add to the specification and change nothing in
 * it.
 *
 * @param rulesets searched for YAML files
 * @param features searched for feature files
 */
public record AddedRules(List<Path> rulesets, List<Path> features) {

    public static final AddedRules NONE = new AddedRules(List.of(), List.of());

    public boolean isEmpty() {
        return rulesets.isEmpty() && features.isEmpty();
    }

    /** Whether a clause is one of these, and not of the specification itself. */
    public boolean have(Clause clause) {
        return features.stream().anyMatch(clause.file()::startsWith);
    }

    /** Whether a ruleset is one of these, and not of the specification itself. */
    public boolean have(Ruleset ruleset) {
        return rulesets.stream().anyMatch(ruleset.file()::startsWith);
    }
}
