package touchstone.gtp;

/** Something the server does for a controller. */
@FunctionalInterface
interface ServedCommand {

    /**
     * @return the text of the reply
     * @throws Failure if it cannot be done
     */
    String carryOut(Arguments arguments);
}
