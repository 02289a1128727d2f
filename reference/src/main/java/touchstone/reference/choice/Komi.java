package touchstone.reference.choice;

/** What komi the players may agree on: points added to White's score. */
public enum Komi implements Choice {

    /** No komi. */
    NONE,

    /** A whole number of points. */
    INTEGER,

    /** A whole number and a half, so that there are no equal scores. */
    HALF,

    /** A whole number; equal scores win for Black. */
    BLACK_WINS_TIES,

    /** The players bid for Black; the highest bid is the komi. */
    AUCTION
}
