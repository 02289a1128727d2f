package touchstone.gtp.rules;

/** Rules that KataGo would not understand, or that have no counterpart here. The message is one line, with what to write. */
public final class KataRulesException extends RuntimeException {

    KataRulesException(String message) {
        super(message);
    }
}
