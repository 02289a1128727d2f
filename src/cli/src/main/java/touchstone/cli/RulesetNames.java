package touchstone.cli;

import java.util.List;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** Rulesets as a user names them. */
final class RulesetNames {

    private RulesetNames() {}

    /** @throws Complaint if there is none of this name */
    static Ruleset ruleset(Specification specification, String name) {
        return specification.ruleset(name).orElseThrow(() -> {
            List<String> known =
                    specification.rulesets().stream().map(Ruleset::name).toList();
            return Complaint.usage(
                    "unknown ruleset '" + name + "'; " + Nearest.hint(name, known, "./touchstone rulesets"));
        });
    }
}
