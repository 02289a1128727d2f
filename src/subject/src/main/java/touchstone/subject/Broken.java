package touchstone.subject;

/** The subject broke down as a program: it crashed, hung, or spoke no sense. It says nothing about the rules. */
public final class Broken extends RuntimeException {

    private final String errorTail;

    /**
     * @param message what happened, as a sentence without full stop
     * @param errorTail the end of what the program wrote to its standard error, untrusted text; may be empty
     */
    public Broken(String message, String errorTail) {
        super(message);
        this.errorTail = errorTail;
    }

    public String errorTail() {
        return errorTail;
    }
}
