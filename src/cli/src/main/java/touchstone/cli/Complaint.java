package touchstone.cli;

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

    ExitCode exitCode() {
        return exitCode;
    }
}
