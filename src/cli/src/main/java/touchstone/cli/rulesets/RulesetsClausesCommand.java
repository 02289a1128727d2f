package touchstone.cli.rulesets;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import touchstone.cli.options.ClauseIdCheck;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TextColumns;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

@Command(
        name = "clauses",
        description = "Lists the clauses of the specification, or shows those with the given ids in full.",
        exitCodeList = {"0:success", "2:the specification can't be read", "64:usage error"},
        footer = {"  ./touchstone rulesets clauses", "  ./touchstone rulesets clauses base.8 japanese.12"})
final class RulesetsClausesCommand extends TouchstoneCommand {

    @ParentCommand
    private RulesetsCommand rulesets;

    @Parameters(
            paramLabel = "ID",
            arity = "0..*",
            description =
                    "A clause id or the beginning of one, as in base.9: these are printed with text, source and scenarios.")
    private List<String> ids = List.of();

    @Override
    protected ExitCode run() {
        Specification specification = rulesets.specification();
        PrintWriter out = out();
        ClauseIdCheck.require(specification, ids);
        if (ids.isEmpty()) {
            new TextColumns(out)
                    .table(specification.clauses().stream()
                            .map(clause -> List.of(clause.id(), clause.title()))
                            .toList());
        }
        specification.clauses().stream()
                .filter(clause -> ids.stream().anyMatch(clause::isWithin))
                .forEach(clause -> print(clause, out));
        return ExitCode.OK;
    }

    private static void print(Clause clause, PrintWriter out) {
        out.printf("%s  %s%n%n", clause.id(), clause.title());
        if (!clause.text().isEmpty()) {
            out.println(indented(clause.text()));
        }
        clause.sources().forEach(source -> out.println(indented("Source: " + source)));
        clause.openQuestions().forEach(question -> out.println(indented("Open: " + question)));
        clause.untestable().ifPresent(why -> out.println(indented("Untestable: " + why)));
        for (Scenario scenario : clause.scenarios()) {
            out.printf("%n    %s  %s%n", scenario.id(), scenario.title());
            for (Scenario.Step step : scenario.steps()) {
                out.printf("      %s %s%n", step.keyword(), step.text());
                step.drawing()
                        .ifPresent(drawing -> drawing.text().lines().forEach(line -> out.println("        " + line)));
            }
        }
        out.println();
    }

    private static String indented(String text) {
        return text.indent(4).stripTrailing();
    }
}
