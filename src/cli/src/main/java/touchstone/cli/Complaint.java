package touchstone.cli;

import java.util.Collection;
import touchstone.suite.specification.Nearest;

/** What ends a command with one line for the user and no stack trace. */
final class Complaint extends RuntimeException {

    private final ExitCode exitCode;

    /** @param message what is wrong, where, and what to do */
    Complaint(ExitCode exitCode, String message) {
        super(message);
        this.exitCode = exitCode;
    }

    static Complaint usage(String message) {
        return new Complaint(ExitCode.USAGE, message);
    }

    static Complaint trouble(String message) {
        return new Complaint(ExitCode.TROUBLE, message);
    }

    /**
     * For a name that nothing has.
     *
     * @param what as in {@code unknown ruleset}
     * @param list the command that lists those there are
     */
    static Complaint unknown(String what, String name, Collection<String> known, String list) {
        return usage(what + " '" + name + "'; " + Nearest.hint(name, known, list));
    }

    ExitCode exitCode() {
        return exitCode;
    }
}
