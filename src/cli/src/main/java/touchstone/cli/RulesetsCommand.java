package touchstone.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import touchstone.reference.choice.Choice;

@Command(name = "rulesets", description = "Lists the rulesets, for certify --ruleset.")
final class RulesetsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Home.specification().rulesets().forEach(ruleset -> spec.commandLine()
                .getOut()
                .printf(
                        "%-12s %s (%s)%n",
                        ruleset.name(),
                        ruleset.title(),
                        ruleset.variant().choices().stream()
                                .map(Choice::title)
                                .collect(java.util.stream.Collectors.joining(", "))));
        return ExitCode.CONFORMS.code();
    }
}
