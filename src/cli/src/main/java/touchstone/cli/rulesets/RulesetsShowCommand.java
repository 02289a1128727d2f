package touchstone.cli.rulesets;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TextColumns;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.suite.result.VisibleJson;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "show",
        description =
                "Shows a ruleset: its sources, its value on each axis, komi, handicaps and clauses; or a protocol.",
        exitCodeList = {"0:success", "2:the specification can't be read", "64:usage error"},
        footer = {"  ./touchstone rulesets show japanese", "  ./touchstone rulesets show aga --format katago"})
final class RulesetsShowCommand extends TouchstoneCommand {

    /** In what form. */
    enum Format {
        TEXT,
        YAML,
        JSON,
        KATAGO;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    @ParentCommand
    private RulesetsCommand rulesets;

    @Parameters(paramLabel = "NAME", description = "The ruleset: " + RulesetLookup.HELP + "; or a protocol, as in gtp.")
    private String name;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description =
                    "text; yaml, as in features/rulesets/; json; or katago: one line for KataGo's kata-set-rules, and on"
                            + " standard error what KataGo cannot express. Default: ${DEFAULT-VALUE}.")
    private Format format;

    @Option(names = "--clauses", description = "Also list the ids of its clauses, in text and json.")
    private boolean clauses;

    @Override
    protected ExitCode run() throws JsonProcessingException {
        Specification specification = rulesets.specification();
        Ruleset claimed = RulesetLookup.claim(specification, name);
        Ruleset ruleset = claimed.isProtocol() ? claimed : RulesetLookup.ruleset(specification, name);
        PrintWriter out = out();
        switch (format) {
            case TEXT -> new RulesetScreen(specification, ruleset).print(new TextColumns(out), clauses);
            case YAML ->
                out.print(YAMLMapper.builder()
                        .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER, YAMLGenerator.Feature.SPLIT_LINES)
                        .enable(
                                YAMLGenerator.Feature.MINIMIZE_QUOTES,
                                YAMLGenerator.Feature.INDENT_ARRAYS_WITH_INDICATOR)
                        .build()
                        .writeValueAsString(new RulesetJson(specification, ruleset).asWritten()));
            case JSON ->
                out.println(VisibleJson.mapper()
                        .writerWithDefaultPrettyPrinter()
                        .writeValueAsString(new RulesetJson(specification, ruleset).inFull(clauses)));
            case KATAGO -> {
                if (ruleset.isProtocol()) {
                    throw CommandException.usage(
                            "'" + name + "' is a protocol and no ruleset: KataGo has no rules like "
                                    + "it; expected another --format");
                }
                new NearestKataRules(ruleset).print(out, err());
            }
        }
        out.flush();
        return ExitCode.OK;
    }
}
