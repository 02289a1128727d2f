package touchstone.reference.choice;

/** Which boards the rules speak of. From their silence about others follows nothing. */
public enum Boards implements Choice {

    /** Any. */
    ANY,

    /** 9x9, 13x13 and 19x19. */
    USUAL,

    /** 19x19 alone. */
    NINETEEN
}
