package touchstone.gtp.server;

/** A command that the server cannot carry out. The message is its failure reply. */
public final class CommandFailedException extends RuntimeException {

    public CommandFailedException(String message) {
        super(message, null, false, false);
    }
}
