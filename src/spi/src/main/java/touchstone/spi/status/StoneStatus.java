package touchstone.spi.status;

/** What becomes of stones when the game has stopped. */
public enum StoneStatus {

    /** They stay, and what they surround counts. */
    ALIVE,

    /** They stay, and what they surround does not count. */
    SEKI,

    /** They cannot be saved. */
    DEAD
}
