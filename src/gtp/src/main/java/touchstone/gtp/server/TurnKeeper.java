package touchstone.gtp.server;

/** Who sees to it whose turn it is, and when the game is over. */
public enum TurnKeeper {
    /**
     * The controller, as the protocol has it: a move of either player is taken at any time, if it is legal but for that. To move
     * twice running is not illegal (section 6.3.3, play), and nothing is said of an end. Whose turn it is by the rules, and
     * whether the game is over by them, is shown to whoever asks.
     */
    CONTROLLER,
    /** The server: it refuses moves out of turn and after the end. */
    SERVER
}
