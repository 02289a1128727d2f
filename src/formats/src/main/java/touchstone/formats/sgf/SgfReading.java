package touchstone.formats.sgf;

/** How a reader takes what the standard does not allow. */
public enum SgfReading {

    /** A fault refuses the game: for testing programs that write records. {@link SgfRecord} says what is one. */
    STRICT,

    /**
     * What can only mean one thing is repaired: for people and archives. No repair changes a move, and each is told, with its
     * place ({@link SgfRepair}).
     */
    LENIENT
}
