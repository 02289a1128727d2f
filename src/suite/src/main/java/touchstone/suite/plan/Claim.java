package touchstone.suite.plan;

import java.util.List;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;

/**
 * What a subject is certified for.
 *
 * @param only clause ids or beginnings of such, to which the run is limited; all of the ruleset's if empty
 */
public record Claim(Ruleset ruleset, Profile profile, List<String> only) {

    /** Whether a clause is tried in this run. */
    public boolean covers(Clause clause) {
        return ruleset.has(clause) && (only.isEmpty() || only.stream().anyMatch(clause::isWithin));
    }
}
