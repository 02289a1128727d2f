package touchstone.cli.options;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.cli.terminal.CommandException;
import touchstone.gtp.rules.KataRulesException;
import touchstone.reference.choice.Variant;
import touchstone.suite.named.NamedRulesets;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** Finds the ruleset that a user names: Touchstone's own first, then KataGo's, then rules spelled out as for KataGo. */
public final class RulesetLookup {

    /** For the help of options that take a ruleset. */
    public static final String HELP =
            "a name that touchstone rulesets lists, or KataGo's rules: katago:NAME, JSON, or the short form";

    private RulesetLookup() {}

    /** @throws CommandException if there is none of this name */
    public static Ruleset ruleset(Specification specification, String name) {
        try {
            return NamedRulesets.ruleset(specification, name)
                    .orElseThrow(() -> CommandException.unknown(
                            "unknown ruleset", name, known(specification), "./touchstone rulesets"));
        } catch (KataRulesException fault) {
            throw CommandException.usage("ruleset '" + name + "': " + fault.getMessage());
        }
    }

    /** The ruleset of this name; empty if there is none, or KataGo's rules that it spells out have no counterpart here. */
    public static Optional<Ruleset> find(Specification specification, String name) {
        try {
            return NamedRulesets.ruleset(specification, name);
        } catch (KataRulesException fault) {
            return Optional.empty();
        }
    }

    /** As of {@link NamedRulesets#elsewhere}. */
    static Optional<Variant> elsewhere(String name) {
        return NamedRulesets.elsewhere(name);
    }

    /** Every name that a ruleset may be given by. */
    static List<String> known(Specification specification) {
        return NamedRulesets.known(specification);
    }

    /** The names of one, its own first. */
    static Stream<String> names(Ruleset ruleset) {
        return NamedRulesets.names(ruleset);
    }
}
