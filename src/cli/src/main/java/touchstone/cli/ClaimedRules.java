package touchstone.cli;

import touchstone.builtin.Reference;
import touchstone.builtin.RulesSubject;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.subject.Identity;
import touchstone.subject.Subject;
import touchstone.suite.specification.Ruleset;

/** The reference, set to play a ruleset. */
final class ClaimedRules {

    private ClaimedRules() {}

    static Subject reference(Ruleset ruleset) {
        return new RulesSubject(
                new Identity(Reference.NAME, "Touchstone reference", Home.version(), "built in"), rules(ruleset));
    }

    static BaseRules rules(Ruleset ruleset) {
        return new VariantRules(ruleset.variant());
    }
}
