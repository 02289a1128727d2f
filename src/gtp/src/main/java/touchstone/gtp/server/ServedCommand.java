package touchstone.gtp.server;

/** A command that the server supports. */
@FunctionalInterface
public interface ServedCommand {

    /**
     * @return the text of the reply
     * @throws CommandFailedException if it cannot be done
     */
    String carryOut(Arguments arguments);
}
