package touchstone.cli.terminal;

import java.nio.file.Path;
import java.util.Collection;
import touchstone.formats.file.FileReason;
import touchstone.suite.specification.NearestNames;

/** Ends a command with one line for the user and no stack trace. */
public final class CommandException extends RuntimeException {

    private final ExitCode exitCode;

    /** @param message what is wrong, where, and what to do */
    public CommandException(ExitCode exitCode, String message) {
        super(message);
        this.exitCode = exitCode;
    }

    public static CommandException usage(String message) {
        return new CommandException(ExitCode.USAGE, message);
    }

    public static CommandException trouble(String message) {
        return new CommandException(ExitCode.TROUBLE, message);
    }

    /** For a file or a folder that can't be written to. */
    public static CommandException unwritable(Path where, Exception why) {
        return trouble("can't write to " + where + ": " + FileReason.of(why));
    }

    /**
     * For a name that nothing has.
     *
     * @param what as in {@code unknown ruleset}
     * @param list the command that lists those there are
     */
    public static CommandException unknown(String what, String name, Collection<String> known, String list) {
        return usage(what + " '" + name + "'; " + NearestNames.hint(name, known, list));
    }

    public ExitCode exitCode() {
        return exitCode;
    }
}
