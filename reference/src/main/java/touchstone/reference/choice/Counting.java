package touchstone.reference.choice;

/** How the players find out the score. */
public enum Counting implements Choice {

    /** The rules leave it to them. */
    UNSTATED,

    /** Black's points against half the points of the board. */
    HALF_COUNT,

    /** Each player fills the own area with all the stones there are. */
    FILL_IN,

    /** Stones taken are put into their owner's territory, and the empty points left are counted. */
    REARRANGEMENT,

    /** By area or by rearrangement, as the players like. */
    EITHER
}
