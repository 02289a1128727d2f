package touchstone.cli.terminal;

import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
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
        return trouble("can't write to " + where + ": " + reason(why));
    }

    /** Why a file can't be used, in words: some exceptions of Java name the file and say nothing else. */
    public static String reason(Exception why) {
        // An unchecked one would say the name of Java's class.
        Throwable cause = why instanceof UncheckedIOException ? why.getCause() : why;
        if (cause instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (cause instanceof NoSuchFileException file) {
            return "there is no " + file.getFile();
        }
        if (cause instanceof FileAlreadyExistsException file) {
            return file.getFile() + " is a file";
        }
        return cause instanceof FileSystemException file && file.getReason() != null
                ? file.getReason()
                : String.valueOf(cause.getMessage());
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
