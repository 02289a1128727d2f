package touchstone.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "rulesets",
        description = "Lists the rulesets, for certify --ruleset and gtp --ruleset.",
        subcommands = {RulesetsShowCommand.class, RulesetsCompareCommand.class, RulesetsAxesCommand.class},
        customSynopsis = "touchstone rulesets [-hV] [--features=DIR]... [--rulesets=DIR]... [COMMAND]",
        footer = {
            "%nCapitals do not matter. Wherever a ruleset is named, KataGo's rules are taken too: katago:NAME for what KataGo"
                    + " has under a name, as in katago:chinese; its names without that, where no ruleset here has them; its"
                    + " JSON, as in '{\"ko\":\"SIMPLE\"}'; and its short form, as in koSIMPLEscoreAREAtaxNONEsui0whbN."
        })
final class RulesetsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private OwnRules own;

    @Override
    public Integer call() {
        List<List<String>> rows = new ArrayList<>();
        specification().rulesets().stream()
                .sorted(Comparator.comparing(Ruleset::name))
                .forEach(ruleset -> rows.add(List.of(ruleset.name(), described(ruleset))));
        new Sheet(spec.commandLine().getOut()).table(rows);
        return ExitCode.CONFORMS.code();
    }

    /** With what the options add to it, wherever they stand: before a command of this one or after. */
    Specification specification() {
        return own.specification();
    }

    static String described(Ruleset ruleset) {
        return ruleset.title()
                + (ruleset.aliases().isEmpty() ? "" : "; also " + String.join(", ", ruleset.aliases()))
                + (ruleset.beyondTheSources() ? " (beyond the sources)" : "");
    }
}
