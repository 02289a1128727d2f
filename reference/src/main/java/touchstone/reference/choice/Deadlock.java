package touchstone.reference.choice;

/** What follows when, after a stop, the players agree on nothing. */
public enum Deadlock implements Choice {

    /** No document decides. */
    UNSTATED,

    /** The game ends as it stands; all stones count as alive. */
    ALL_ALIVE,

    /** Both players lose. */
    BOTH_LOSE
}
