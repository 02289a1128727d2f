package touchstone.junit;

/** The subject failed in a scenario, which says nothing about the rule. The cause is what it threw. */
public final class SubjectFailedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    SubjectFailedException(String message, Throwable cause) {
        super(message, cause);
    }
}
