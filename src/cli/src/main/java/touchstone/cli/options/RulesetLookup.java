package touchstone.cli.options;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.cli.terminal.CommandException;
import touchstone.reference.choice.Variant;
import touchstone.rules.KataRulesException;
import touchstone.suite.named.NamedRulesets;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** Finds the ruleset that a user names: Touchstone's own first, then KataGo's, then rules spelled out as for KataGo. */
public final class RulesetLookup {

    /** For the help of options that take a ruleset. */
    public static final String HELP =
            "a name that touchstone rulesets lists, or KataGo's rules: katago:NAME, JSON, or the short form";

    private RulesetLookup() {}

    /** For the help of an option that takes a claim. */
    public static final String CLAIM_HELP = HELP + "; a protocol, as in gtp or gtp+kata; or both, as in aga,gtp";

    /**
     * Rules of Go, for whoever plays by them.
     *
     * @throws CommandException if there are none of this name, or it is a protocol's
     */
    public static Ruleset ruleset(Specification specification, String name) {
        Ruleset found = claim(specification, name);
        if (found.protocol().isPresent()) {
            String protocol = found.protocol().get().name();
            throw CommandException.usage("'" + name + "' "
                    + found.rules()
                            .map(rules -> "is the ruleset " + rules.name() + " and the protocol " + protocol
                                    + ", which only certify takes together; expected a ruleset alone")
                            .orElse("is a protocol and no ruleset; certify --ruleset " + protocol
                                    + " tests it, and a ruleset was expected here, as touchstone rulesets lists them"));
        }
        return found;
    }

    /**
     * What can be claimed: a ruleset, a protocol, or both.
     *
     * @throws CommandException if there is nothing of this name
     */
    public static Ruleset claim(Specification specification, String name) {
        try {
            return NamedRulesets.ruleset(specification, name)
                    .orElseThrow(() -> CommandException.unknown(
                            "unknown ruleset", name, known(specification), "./touchstone rulesets"));
        } catch (KataRulesException fault) {
            throw CommandException.usage("ruleset '" + name + "': " + fault.getMessage());
        }
    }

    /** What can be claimed by this name; empty if there is none, or KataGo's rules that it spells out have no counterpart here. */
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
