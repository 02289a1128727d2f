package touchstone.cli.dev;

import picocli.CommandLine.Command;
import touchstone.cli.options.Installation;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.suite.lint.PhrasePage;

@Command(
        name = "phrases",
        description = "Prints the page that lists all step phrases.",
        exitCodeList = {"0:success", "2:the specification can't be read", "64:usage error"},
        footer = "  ./touchstone dev phrases >features/phrases.md")
final class DevPhrasesCommand extends TouchstoneCommand {

    @Override
    protected ExitCode run() {
        out().print(PhrasePage.of(Installation.specification()));
        out().flush();
        return ExitCode.OK;
    }
}
