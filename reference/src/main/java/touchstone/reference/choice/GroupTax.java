package touchstone.reference.choice;

/** What a living group costs its owner. */
public enum GroupTax implements Choice {

    /** Nothing. */
    NONE,

    /** Two points: the two eyes it has to keep. Never more than it surrounds. */
    TWO
}
