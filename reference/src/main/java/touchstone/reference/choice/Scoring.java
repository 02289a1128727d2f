package touchstone.reference.choice;

/** What is counted at the end. */
public enum Scoring implements Choice {

    /** The points a player's stones stand on and those they surround. */
    AREA,

    /** The empty points a player's stones surround, and the opponent's stones that player has taken. */
    TERRITORY,

    /** The points a player's stones stand on, and nothing else. */
    STONES
}
