package touchstone.reference.choice;

/** Who may make the pass that stops the play. */
public enum LastPass implements Choice {

    /** Either player. */
    EITHER,

    /** White: after a second pass by Black, White passes once more. */
    WHITE
}
