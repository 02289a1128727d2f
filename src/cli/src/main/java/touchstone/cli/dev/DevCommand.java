package touchstone.cli.dev;

import picocli.CommandLine.Command;

@Command(
        name = "dev",
        description = "Checks and documents the specification and the suite itself.",
        subcommands = {DevLintCommand.class, DevPhrasesCommand.class, DevProveCommand.class},
        exitCodeList = {
            "0:all is in order",
            "1:with prove: a clause or a mutant is not proven",
            "2:there are faults, or a file can't be read or written",
            "64:usage error"
        },
        footer = {"  ./touchstone dev lint", "  ./touchstone dev prove"})
public final class DevCommand {}
