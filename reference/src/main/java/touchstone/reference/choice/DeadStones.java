package touchstone.reference.choice;

/** What becomes of stones that cannot avoid capture, once play has stopped. */
public enum DeadStones implements Choice {

    /** They stay on the board and count. */
    STAY,

    /** They are removed if both players agree. */
    AGREED,

    /** They have to be captured: where the players do not agree that all stones are alive, play goes on. */
    PLAYED_OUT
}
