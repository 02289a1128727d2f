package touchstone.spi;

/** The subject failed as a program: it crashed, hung, or gave an answer without meaning. This is no verdict on its rules. */
public final class SubjectErrorException extends RuntimeException {

    private final String errorTail;

    /**
     * @param message what happened, as a sentence without full stop
     * @param errorTail the end of its standard error output, untrusted text; may be empty
     */
    public SubjectErrorException(String message, String errorTail) {
        super(message);
        this.errorTail = errorTail;
    }

    public String errorTail() {
        return errorTail;
    }
}
