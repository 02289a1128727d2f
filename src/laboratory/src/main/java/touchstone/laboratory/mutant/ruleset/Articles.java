package touchstone.laboratory.mutant.ruleset;

import java.util.function.Function;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.Pretence;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/**
 * The articles of a ruleset, which its mutants break.
 *
 * @param ruleset its name, with which the ids of the clauses on its articles begin
 * @param mark what the names of its mutants begin with
 * @param rules its point in the space of rules
 */
record Articles(String ruleset, String mark, Variant rules) {

    Articles(String ruleset, Variant rules) {
        this(ruleset, ruleset, rules);
    }

    /** A mutant with other choices on some axes. */
    Mutant chosen(String name, String article, String description, Choice... wrong) {
        return pretence().chosen(mark + "-" + name, ruleset + "." + article, description, wrong);
    }

    /** A mutant that gets something wrong in its own way. */
    Mutant broken(String name, String article, String description, Function<Variant, VariantRules> breakage) {
        return pretence().broken(mark + "-" + name, ruleset + "." + article, description, breakage);
    }

    private Pretence pretence() {
        return new Pretence(ruleset, rules);
    }
}
