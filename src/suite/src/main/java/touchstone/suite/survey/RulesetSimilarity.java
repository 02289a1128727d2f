package touchstone.suite.survey;

import java.util.List;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.Ruleset;

/**
 * How close a named ruleset is to what a subject was found to play.
 *
 * @param known the number of axes on which the subject is known to have the ruleset's value
 * @param denied the values of the ruleset that the subject does not have
 */
public record RulesetSimilarity(Ruleset ruleset, int known, List<Choice> denied) {

    /** Whether nothing that was found speaks against the ruleset. */
    public boolean fits() {
        return denied.isEmpty();
    }
}
