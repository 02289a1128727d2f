package touchstone.cli.options;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.cli.terminal.CommandException;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** The options that say which rules the reference is served with, whatever the protocol. */
public final class ServedRuleset {

    @Mixin
    private SpecificationOptions own;

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            defaultValue = "base",
            description = "Which rules to serve: " + RulesetLookup.HELP + ". Default: ${DEFAULT-VALUE}.")
    private String name;

    public Specification specification() {
        return own.toPlayBy();
    }

    /** @throws CommandException if there is no such ruleset */
    public Ruleset ruleset(Specification specification) {
        return RulesetLookup.ruleset(specification, name);
    }
}
