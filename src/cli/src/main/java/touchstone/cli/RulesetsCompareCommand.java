package touchstone.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import touchstone.suite.result.VisibleJson;
import touchstone.suite.specification.Specification;

@Command(
        name = "compare",
        description = "Prints in what two rulesets differ: choices on the axes, komi, handicaps, and clauses.")
final class RulesetsCompareCommand implements Callable<Integer> {

    /** In what form. */
    enum Format {
        TEXT,
        JSON;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private RulesetsCommand rulesets;

    @Parameters(index = "0", paramLabel = "A", description = "A ruleset: " + RulesetNames.HELP + ".")
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
    public Integer call() throws JsonProcessingException {
        Specification specification = rulesets.specification();
        RulesetDifference difference = new RulesetDifference(
                specification, RulesetNames.ruleset(specification, first), RulesetNames.ruleset(specification, second));
        PrintWriter out = spec.commandLine().getOut();
        if (format == Format.JSON) {
            out.println(VisibleJson.mapper().writerWithDefaultPrettyPrinter().writeValueAsString(difference.data()));
        } else {
            difference.print(new Sheet(out));
        }
        return ExitCode.CONFORMS.code();
    }
}
