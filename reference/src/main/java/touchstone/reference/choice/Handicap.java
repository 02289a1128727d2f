package touchstone.reference.choice;

/** How handicap stones come on the board. */
public enum Handicap implements Choice {

    /** There is no handicap. */
    NONE,

    /** On the star points, by number and size of the board. */
    FIXED,

    /** Wherever Black puts them. */
    FREE,

    /** By Black's moves: White passes her first turns, one fewer than there are stones. */
    CONSECUTIVE
}
