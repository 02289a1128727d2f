package touchstone.reference.choice;

/** What becomes of the stones when play has been resumed and stops again. */
public enum AfterResumption implements Choice {

    /** The second stop is like the first: stones may be agreed to be dead. */
    AGAIN,

    /** The second stop ends the game, and all stones count as alive. */
    ALL_ALIVE
}
