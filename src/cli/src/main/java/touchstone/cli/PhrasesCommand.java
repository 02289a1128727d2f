package touchstone.cli;

import picocli.CommandLine.Command;
import touchstone.suite.lint.PhrasePage;

@Command(
        name = "phrases",
        description = "Prints the page that lists all step phrases.",
        exitCodeList = {"0:success", "2:the specification can't be read", "64:usage error"},
        footer = "  ./touchstone dev phrases >features/phrases.md")
final class PhrasesCommand extends SuiteCommand {

    @Override
    protected ExitCode run() {
        out().print(PhrasePage.of(Home.specification()));
        out().flush();
        return ExitCode.CONFORMS;
    }
}
