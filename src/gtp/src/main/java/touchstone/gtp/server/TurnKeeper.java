package touchstone.gtp.server;

/** Who sees to it whose turn it is. That the game is over is the rules' to say. */
public enum TurnKeeper {
    /**
     * The controller, as the protocol has it: a move of either player is taken while the game goes on, if it is legal but for the
     * turn. To move twice running is not illegal (section 6.3.3, play). Whose turn it is by the rules is shown to whoever asks.
     */
    CONTROLLER,
    /** The server: it refuses moves out of turn. */
    SERVER
}
