package touchstone.reference.choice;

/** Whether the first player to pass gains by it. */
public enum Button implements Choice {

    /** Nobody does. */
    NONE,

    /** That player gets half a point, and this first pass is not one of the two that end the play. */
    HALF_POINT
}
