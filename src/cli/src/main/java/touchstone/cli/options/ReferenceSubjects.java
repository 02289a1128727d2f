package touchstone.cli.options;

import touchstone.builtin.ReferenceProvider;
import touchstone.builtin.RulesSubject;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.suite.specification.Ruleset;

/** The reference, set to play a ruleset. */
public final class ReferenceSubjects {

    private ReferenceSubjects() {}

    public static Subject reference(Ruleset ruleset) {
        return new RulesSubject(
                new Identity(ReferenceProvider.NAME, "Touchstone reference", Installation.version(), "built in"),
                rules(ruleset));
    }

    public static BaseRules rules(Ruleset ruleset) {
        return new VariantRules(ruleset.variant());
    }
}
