package touchstone.cli.rulesets;

import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;

@Command(
        name = "list",
        description = "Lists the rulesets and protocols, as rulesets alone does.",
        exitCodeList = {"0:success", "2:the specification can't be read", "64:usage error"},
        footer = "  ./touchstone rulesets list")
final class RulesetsListCommand extends TouchstoneCommand {

    @ParentCommand
    private RulesetsCommand rulesets;

    @Override
    protected ExitCode run() {
        return rulesets.run();
    }
}
