package touchstone.reference.choice;

/** What becomes of stones that cannot avoid capture, once play has stopped. */
public enum DeadStones implements Choice {

    /** They stay on the board and count, unless they are captured; no agreement replaces that. */
    STAY,

    /** They are removed if both players agree. */
    AGREED
}
