package touchstone.gtp.server;

/** Who may be told to move. */
public enum Turns {
    /**
     * Either player at any time: from the protocol's point of view it is not illegal to move twice running (section 6.3.3,
     * play). Whose turn it is by the rules is what is shown, and what is asked about.
     */
    EITHER,
    /** The player whose turn it is by the rules; the other one's moves are illegal. */
    ALTERNATE
}
