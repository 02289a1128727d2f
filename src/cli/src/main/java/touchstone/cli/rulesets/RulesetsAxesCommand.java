package touchstone.cli.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TextColumns;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.Specification;

@Command(
        name = "axes",
        description = "Lists the axes on which rulesets differ, with all their values.",
        exitCodeList = {"0:success", "2:the specification can't be read", "64:usage error"},
        footer = {"  ./touchstone rulesets axes", "  ./touchstone rulesets axes repetition"})
final class RulesetsAxesCommand extends TouchstoneCommand {

    @ParentCommand
    private RulesetsCommand rulesets;

    @Parameters(paramLabel = "AXIS", arity = "0..1", description = "Only this axis, such as repetition.")
    private Optional<String> only = Optional.empty();

    @Override
    protected ExitCode run() {
        Specification specification = rulesets.specification();
        TextColumns sheet = new TextColumns(out());
        List<List<String>> rows = new ArrayList<>();
        for (Axis axis : only.map(RulesetsAxesCommand::named).map(List::of).orElseGet(Axis::all)) {
            String name = axis.id();
            for (Choice choice : axis.choices()) {
                rows.add(List.of(name, choice.id(), RulesetScreen.meaning(specification, choice)));
                name = "";
            }
        }
        sheet.table(rows);
        return ExitCode.OK;
    }

    private static Axis named(String id) {
        return Axis.named(id).orElseThrow(() -> {
            List<String> known = Axis.all().stream().map(Axis::id).toList();
            return CommandException.unknown("unknown axis", id, known, "./touchstone rulesets axes");
        });
    }
}
