package touchstone.laboratory.mutant;

import touchstone.reference.choice.Choice;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/**
 * What a mutant says it plays by.
 *
 * @param ruleset its name; empty if the mutant claims no more than a point in the space of rules
 * @param rules the point
 */
public record ClaimedRules(String ruleset, Variant rules) {

    public static final ClaimedRules BASE = new ClaimedRules("base", Variant.BASE);

    public static final ClaimedRules BASE_7A = new ClaimedRules("base-7A", Variant.BASE.with(SelfCapture.FORBIDDEN));

    /** A point in the space of rules that need not be a ruleset's. */
    public static ClaimedRules at(Variant point) {
        return new ClaimedRules("", point);
    }

    /** The base rules with other choices on some axes. */
    public static ClaimedRules with(Choice... choices) {
        return at(Variant.BASE.with(choices));
    }

    public boolean isRuleset() {
        return !ruleset.isEmpty();
    }
}
