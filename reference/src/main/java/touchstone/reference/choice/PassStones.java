package touchstone.reference.choice;

/** Whether a pass costs a stone. */
public enum PassStones implements Choice {

    /** A pass costs nothing. */
    NONE,

    /** A pass hands the opponent one stone, which counts as taken. */
    GIVEN
}
