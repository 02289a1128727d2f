package touchstone.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

@Command(
        name = "clauses",
        description = "Lists the clauses of the specification; with an id, prints those clauses in full.")
final class ClausesCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private OwnRules own;

    @Parameters(
            paramLabel = "ID",
            arity = "0..*",
            description =
                    "A clause id or the beginning of one, as in base.9: these are printed with text, source and scenarios.")
    private List<String> ids = List.of();

    @Override
    public Integer call() {
        Specification specification = own.specification();
        PrintWriter out = spec.commandLine().getOut();
        ClauseIds.require(specification, ids);
        if (ids.isEmpty()) {
            new Sheet(out)
                    .table(specification.clauses().stream()
                            .map(clause -> List.of(clause.id(), clause.title()))
                            .toList());
        }
        specification.clauses().stream()
                .filter(clause -> ids.stream().anyMatch(clause::isWithin))
                .forEach(clause -> print(clause, out));
        return ExitCode.CONFORMS.code();
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
