package touchstone.reference;

/** Whether a play may end with the removal of the player's own stones (rule 7, step 3, and optional rule 7A). */
public enum SelfCapture {
    ALLOWED,
    FORBIDDEN
}
