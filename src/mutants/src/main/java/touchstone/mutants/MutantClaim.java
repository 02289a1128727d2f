package touchstone.mutants;

import touchstone.reference.choice.Choice;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/**
 * The rules that a mutant claims to play.
 *
 * @param ruleset its name; empty if the mutant claims no more than a point in the space of rules
 * @param rules the point
 */
public record MutantClaim(String ruleset, Variant rules) {

    public static final MutantClaim BASE = new MutantClaim("base", Variant.BASE);

    public static final MutantClaim BASE_7A = new MutantClaim("base-7A", Variant.BASE.with(SelfCapture.FORBIDDEN));

    /** A point in the space of rules that need not be a ruleset's. */
    public static MutantClaim at(Variant point) {
        return new MutantClaim("", point);
    }

    /** The base rules with other choices on some axes. */
    public static MutantClaim with(Choice... choices) {
        return at(Variant.BASE.with(choices));
    }

    public boolean isRuleset() {
        return !ruleset.isEmpty();
    }
}
