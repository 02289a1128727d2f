package touchstone.cli.terminal;

import touchstone.suite.certificate.Conclusion;

/** The exit codes of the program: the worst of what happened. */
public enum ExitCode {

    /** Every subject conforms to the claim, as far as it could be told; or nothing was claimed. */
    CONFORMS(0),

    /** A clause is violated. Where nothing is claimed only clauses of the protocol can be. */
    VIOLATIONS(1),

    /** The suite or an engine failed, or the run was cut short: what is reported is not the whole. */
    TROUBLE(2),

    /** A usage error. */
    USAGE(64);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    public static ExitCode of(Conclusion conclusion) {
        return switch (conclusion) {
            case CONFORMS, NOTHING_CLAIMED -> CONFORMS;
            case VIOLATIONS -> VIOLATIONS;
            case TROUBLE -> TROUBLE;
        };
    }

    public int code() {
        return code;
    }
}
