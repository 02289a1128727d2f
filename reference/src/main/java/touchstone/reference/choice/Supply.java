package touchstone.reference.choice;

/** How many stones there are. */
public enum Supply implements Choice {

    /** As many as are needed. */
    UNLIMITED,

    /** For each player half the points of the board, rounded down: 180 on a 19x19 board. Stones taken go back to their owner. */
    HALF_THE_BOARD
}
