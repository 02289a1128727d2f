package touchstone.rules;

/**
 * Rules that KataGo does not know, or that no choice on the axes expresses. The message is one line, with what to
 * write.
 */
public final class KataRulesException extends RuntimeException {

    public KataRulesException(String message) {
        super(message);
    }
}
