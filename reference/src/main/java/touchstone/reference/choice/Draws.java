package touchstone.reference.choice;

/** What equal scores mean. */
public enum Draws implements Choice {

    /** A draw. */
    DRAW,

    /** No document decides. */
    UNSTATED
}
