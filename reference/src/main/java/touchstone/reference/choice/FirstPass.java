package touchstone.reference.choice;

/** What the first pass of the game costs. */
public enum FirstPass implements Choice {

    /** Nothing. */
    FREE,

    /** If it is White's, White gets one point more. */
    KOMI_RISES
}
