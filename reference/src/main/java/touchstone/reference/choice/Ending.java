package touchstone.reference.choice;

/** What stops the play, and what ends the game. */
public enum Ending implements Choice {

    /** Two passes in succession end the game. */
    TWO_PASSES,

    /** Two passes in succession stop the play; an agreement ends the game, or the play is resumed. */
    STOP,

    /** As {@link #STOP}; but the players may go on in turn, and two more passes end the game as it stands. */
    FOUR_PASSES,

    /** Only the players' agreement stops the play; passes never do. */
    AGREEMENT
}
