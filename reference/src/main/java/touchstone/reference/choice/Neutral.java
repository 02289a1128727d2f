package touchstone.reference.choice;

/** Who gets the empty points from which stones of both colours are reached, where points are counted by area. */
public enum Neutral implements Choice {

    /** Nobody. */
    NOBODY,

    /** Both players, a whole point each. */
    BOTH,

    /** Both players, half a point each. */
    HALVES
}
