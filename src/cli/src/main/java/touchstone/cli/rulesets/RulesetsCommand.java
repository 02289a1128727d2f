package touchstone.cli.rulesets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TextColumns;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "rulesets",
        description = "Lists the rulesets and protocols, and answers questions about them.",
        subcommands = {
            RulesetsListCommand.class,
            RulesetsShowCommand.class,
            RulesetsCompareCommand.class,
            RulesetsGamesCommand.class,
            RulesetsAxesCommand.class,
            RulesetsClausesCommand.class,
            RulesetsVectorsCommand.class
        },
        customSynopsis = "touchstone rulesets [-hV] [--features=DIR]... [--rulesets=DIR]... [COMMAND]",
        exitCodeList = {"0:success", "2:the specification can't be read", "64:usage error"},
        footer = {
            "  ./touchstone rulesets",
            "  ./touchstone rulesets show japanese",
            "  ./touchstone rulesets show gtp",
            "  ./touchstone rulesets compare aga chinese",
            "  ./touchstone rulesets games aga chinese",
            "  ./touchstone rulesets clauses base.8",
            "  ./touchstone rulesets vectors --out vectors",
            "%nCase does not matter. KataGo's rules are accepted wherever a ruleset is named: katago:NAME for a "
                    + "name of KataGo's, as in katago:chinese; its names alone, where no ruleset here has them; its JSON, "
                    + "as in '{\"ko\":\"SIMPLE\"}'; and its short form, as in koSIMPLEscoreAREAtaxNONEsui0whbN."
        })
public final class RulesetsCommand extends TouchstoneCommand {

    @Mixin
    private SpecificationOptions own;

    @Override
    protected ExitCode run() {
        List<List<String>> rows = new ArrayList<>();
        Specification specification = specification();
        specification.rulesets().stream()
                .sorted(Comparator.comparing(Ruleset::name))
                .forEach(ruleset -> rows.add(List.of(ruleset.name(), described(ruleset))));
        TextColumns sheet = new TextColumns(out());
        sheet.table(rows);
        List<Ruleset> protocols = specification.protocols();
        if (!protocols.isEmpty()) {
            sheet.blank();
            out().println("Protocols, which certify takes too, alone or with a ruleset as in aga,"
                    + protocols.get(0).name() + ":");
            sheet.blank();
            sheet.table(protocols.stream()
                    .map(protocol -> List.of(protocol.name(), described(protocol)))
                    .toList());
        }
        return ExitCode.OK;
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
