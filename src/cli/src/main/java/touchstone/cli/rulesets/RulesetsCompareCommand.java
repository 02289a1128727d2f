package touchstone.cli.rulesets;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TextColumns;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.suite.result.VisibleJson;
import touchstone.suite.specification.Specification;

@Command(
        name = "compare",
        description = "Shows how two rulesets differ: values on the axes, komi, handicaps and clauses.",
        exitCodeList = {"0:success", "2:the specification can't be read", "64:usage error"},
        footer = {
            "  ./touchstone rulesets compare aga chinese",
            "  ./touchstone rulesets compare base katago:tromp-taylor --format json"
        })
final class RulesetsCompareCommand extends TouchstoneCommand {

    /** In what form. */
    enum Format {
        TEXT,
        JSON;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    @ParentCommand
    private RulesetsCommand rulesets;

    @Parameters(index = "0", paramLabel = "A", description = "A ruleset: " + RulesetLookup.HELP + ".")
    private String first;

    @Parameters(index = "1", paramLabel = "B", description = "Another.")
    private String second;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text or json. Default: ${DEFAULT-VALUE}.")
    private Format format;

    @Override
    protected ExitCode run() throws JsonProcessingException {
        Specification specification = rulesets.specification();
        RulesetDifference difference = new RulesetDifference(
                specification,
                RulesetLookup.ruleset(specification, first),
                RulesetLookup.ruleset(specification, second));
        PrintWriter out = out();
        if (format == Format.JSON) {
            out.println(VisibleJson.mapper().writerWithDefaultPrettyPrinter().writeValueAsString(difference.data()));
        } else {
            difference.print(new TextColumns(out));
        }
        return ExitCode.OK;
    }
}
