package touchstone.reference.choice;

/** Whether points that stones in seki surround are counted. */
public enum Seki implements Choice {

    /** They are points like others. */
    COUNTS,

    /** They are not. Stones that border a neutral point are in seki, and so are those that share a region with them. */
    DOES_NOT_COUNT
}
