package touchstone.reference;

/** Where a game stands in its course. */
public enum Phase {
    /** Before the first move, when komi and handicap are agreed on. */
    TERMS,
    /** Be it that play goes on after a stop. */
    PLAY,
    /** Play has stopped, and the players agree or go on. */
    STOPPED,
    OVER
}
