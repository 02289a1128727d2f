package touchstone.cli.terminal;

import touchstone.suite.coverage.Conclusion;

/** The exit codes of the program: the worst of what happened. */
public enum ExitCode {

    /** Nothing that was claimed was seen to be violated, or the command did what it was asked. */
    OK(0),

    /** A clause is violated. Where nothing is claimed only clauses of the protocol can be. */
    VIOLATIONS(1),

    /** The suite or an engine failed, or the run was cut short: what is reported is not the whole. */
    TROUBLE(2),

    /** A usage error. */
    USAGE(64),

    /** The user ended it before it was done, and nothing else went wrong: what shells say of a program that Ctrl-C ends. */
    INTERRUPTED(130);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    public static ExitCode of(Conclusion conclusion) {
        return switch (conclusion) {
            case CONFORMS, CONFORMS_AS_FAR_AS_GTP_SHOWS, NO_VIOLATION_SEEN, NOTHING_CLAIMED -> OK;
            case VIOLATIONS -> VIOLATIONS;
            case TROUBLE -> TROUBLE;
        };
    }

    public int code() {
        return code;
    }
}
