package touchstone.reference.choice;

/** Who moves first when play is resumed after a stop. */
public enum Resumption implements Choice {

    /** Play is not resumed. */
    NONE,

    /** The opponent of the player who asks for it. */
    OPPONENT_OF_REQUESTER,

    /** The opponent of the player who passed last. */
    OPPONENT_OF_LAST_PASSER,

    /** Whoever's turn it is: the players go on alternating as before. */
    IN_TURN,

    /** The player on whom both agree. */
    AGREED,

    /** Play is resumed, but no document says who moves; the players may agree on one. */
    UNSTATED
}
