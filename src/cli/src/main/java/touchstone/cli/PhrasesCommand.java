package touchstone.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import touchstone.suite.lint.PhrasePage;

@Command(
        name = "phrases",
        description = "Prints the page that lists all step phrases: ./touchstone phrases > features/phrases.md")
final class PhrasesCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().getOut().print(PhrasePage.of(Home.specification()));
        spec.commandLine().getOut().flush();
        return ExitCode.CONFORMS.code();
    }
}
