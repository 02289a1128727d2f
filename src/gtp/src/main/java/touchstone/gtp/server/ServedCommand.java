package touchstone.gtp.server;

/** Something the server does for a controller. */
@FunctionalInterface
public interface ServedCommand {

    /**
     * @return the text of the reply
     * @throws CommandFailedException if it cannot be done
     */
    String carryOut(Arguments arguments);
}
