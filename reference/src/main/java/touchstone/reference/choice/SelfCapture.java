package touchstone.reference.choice;

/** Whether a play may end with the removal of the player's own stones (rule 7, step 3, and optional rule 7A). */
public enum SelfCapture implements Choice {

    /** No play may. */
    FORBIDDEN,

    /** Only a play that removes two or more. */
    SEVERAL,

    /** Any play may, a single stone's too. */
    ALLOWED
}
