package touchstone.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.Nearest;
import touchstone.suite.specification.Specification;

@Command(
        name = "axes",
        description =
                "Prints the axes on which rulesets differ, with all their values: what a ruleset's file chooses from.")
final class RulesetsAxesCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private RulesetsCommand rulesets;

    @Parameters(paramLabel = "AXIS", arity = "0..1", description = "Only this axis, such as repetition.")
    private Optional<String> only = Optional.empty();

    @Override
    public Integer call() {
        Specification specification = rulesets.specification();
        Sheet sheet = new Sheet(spec.commandLine().getOut());
        List<List<String>> rows = new ArrayList<>();
        for (Axis axis : only.map(RulesetsAxesCommand::named).map(List::of).orElseGet(Axis::all)) {
            String name = axis.id();
            for (Choice choice : axis.choices()) {
                rows.add(List.of(name, choice.id(), RulesetSheet.meaning(specification, choice)));
                name = "";
            }
        }
        sheet.table(rows);
        return ExitCode.CONFORMS.code();
    }

    private static Axis named(String id) {
        return Axis.named(id).orElseThrow(() -> {
            List<String> known = Axis.all().stream().map(Axis::id).toList();
            return Complaint.usage(
                    "unknown axis '" + id + "'; " + Nearest.hint(id, known, "./touchstone rulesets axes"));
        });
    }
}
