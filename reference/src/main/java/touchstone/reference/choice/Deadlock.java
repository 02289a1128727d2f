package touchstone.reference.choice;

/** What follows when, after a stop, the players agree on nothing. */
public enum Deadlock implements Choice {

    /** No document decides. */
    UNSTATED,

    /** Play goes on: the players have a dispute, and play it out. */
    PLAY_ON,

    /** The game ends as it stands; all stones count as alive. */
    ALL_ALIVE,

    /** Both players lose. */
    BOTH_LOSE
}
