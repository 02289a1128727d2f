package touchstone.reference.choice;

/** How many points White gets for handicap stones. */
public enum Compensation implements Choice {

    /** None. */
    NONE,

    /** One for each after the first. */
    ONE_LESS,

    /** One for each. */
    EACH
}
