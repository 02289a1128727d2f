package touchstone.laboratory.mutant;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import touchstone.builtin.controller.Desk;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/**
 * What a mutant pretends to play by; makes the mutants that pretend it.
 *
 * @param ruleset its name; empty if the mutant claims no more than a point in the space of rules
 * @param rules the point
 */
public record Pretence(String ruleset, Variant rules) {

    public static final Pretence BASE = new Pretence("base", Variant.BASE);

    public static final Pretence BASE_7A = new Pretence("base-7A", Variant.BASE.with(SelfCapture.FORBIDDEN));

    /** To play at a point in the space of rules that need not be a ruleset's. */
    public static Pretence at(Variant point) {
        return new Pretence("", point);
    }

    /** To play by the base rules with other choices on some axes. */
    public static Pretence with(Choice... choices) {
        return at(Variant.BASE.with(choices));
    }

    public boolean isRuleset() {
        return !ruleset.isEmpty();
    }

    /** A mutant with other choices on some axes. */
    public Mutant chosen(String name, String clause, String description, Choice... wrong) {
        return broken(name, clause, description, right -> new VariantRules(right.with(wrong)));
    }

    /** A mutant that gets something wrong in its own way. */
    public Mutant broken(String name, String clause, String description, Function<Variant, VariantRules> breakage) {
        return new Mutant(
                name, clause, description, Optional.empty(), Set.of(), this, () -> breakage.apply(rules), Desk::new);
    }

    /** A mutant that plays right, and does something else wrong that it is asked for. */
    public Mutant atDesk(String name, String clause, String description, Function<BaseRules, Desk> desk) {
        return new Mutant(
                name, clause, description, Optional.empty(), Set.of(), this, () -> new VariantRules(rules), desk);
    }
}
