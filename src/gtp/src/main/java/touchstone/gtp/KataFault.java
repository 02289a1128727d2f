package touchstone.gtp;

/** Rules that KataGo would not understand, or that have no counterpart here. The message is one line, with what to write. */
public final class KataFault extends RuntimeException {

    KataFault(String message) {
        super(message);
    }
}
