package touchstone.gtp;

/** A command of the protocol that the server cannot carry out. The message is its failure reply. */
final class Failure extends RuntimeException {

    Failure(String message) {
        super(message, null, false, false);
    }
}
