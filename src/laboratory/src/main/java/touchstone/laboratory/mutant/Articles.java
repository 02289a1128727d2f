package touchstone.laboratory.mutant;

import java.util.function.Function;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/**
 * Makes the mutants of a ruleset, whose articles they break.
 *
 * @param ruleset its name
 * @param rules its point in the space of rules
 */
record Articles(String ruleset, Variant rules) {

    /** A mutant with another choice on some axes. */
    Mutant chosen(String name, String article, String description, Choice... wrong) {
        return broken(name, article, description, right -> new VariantRules(right.with(wrong)));
    }

    /** A mutant with one of the {@link Mistakes}. */
    Mutant broken(String name, String article, String description, Function<Variant, BaseRules> mistake) {
        return Mutant.of(ruleset + "-" + name, ruleset + "." + article, description, () -> mistake.apply(rules))
                .under(ruleset);
    }
}
