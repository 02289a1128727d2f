package touchstone.reference.choice;

/** On what boards the game is played. */
public enum Boards implements Choice {

    /** Any. */
    ANY,

    /** 9x9, 13x13 and 19x19. */
    USUAL,

    /** 19x19. */
    NINETEEN
}
