package touchstone.subject;

/** The closed vocabulary of what a subject may be able to do. A scenario that needs more than a subject has is unsupported. */
public enum Capability {
    SET_UP("set-up", "takes up a game from a given position"),
    RECTANGULAR("rectangular", "plays on boards that are not square"),
    BOARD_SIZE("board-size", "plays on a board of the size in question"),
    READS_BOARD("reads-board", "shows which stones stand where"),
    ENFORCES_LEGALITY("enforces-legality", "refuses illegal moves"),
    ANSWERS_LEGALITY("answers-legality", "says of any move whether it is legal"),
    GIVES_REASONS("gives-reasons", "says why a move is illegal"),
    LISTS_LEGAL_PLAYS("lists-legal-plays", "lists all points where a player may play"),
    GENERATES_MOVES("generates-moves", "makes moves of its own"),
    TURN("turn", "knows whose turn it is"),
    GAME_END("game-end", "knows when the game is over"),
    CHAINS("chains", "names the stones of a chain"),
    LIBERTIES("liberties", "names the liberties of a chain"),
    PRISONERS("prisoners", "counts the stones removed from the board"),
    SCORE("score", "says who wins and by how much"),
    LITERAL_SCORE("literal-score", "scores the stones as they stand and takes none off as dead"),
    TERRITORY("territory", "names the points of each player's territory"),
    DEAD_STONES("dead-stones", "names the stones it takes for dead"),
    UNDO("undo", "takes moves back"),
    HANDICAP("handicap", "places handicap stones on fixed points"),
    FREE_HANDICAP("free-handicap", "places handicap stones where it likes"),
    GIVEN_HANDICAP("given-handicap", "places handicap stones where it is told to"),
    KOMI("komi", "says what komi it counts with"),
    EDITS("edits", "sets a position up when told to"),
    RECORDS("records", "loads the records of games"),
    AGREEMENTS("agreements", "takes part in what players agree on before and after the play"),
    COUNTING("counting", "counts the way its rules have it"),
    RULESETS("rulesets", "changes its rules at run time"),
    TELLS_RULES("tells-rules", "says by which rules it plays");

    private final String id;
    private final String meaning;

    Capability(String id, String meaning) {
        this.id = id;
        this.meaning = meaning;
    }

    /** The name in tags and results, such as {@code reads-board}. */
    public String id() {
        return id;
    }

    /** What a subject with it does, as the rest of a sentence that begins with the subject. */
    public String meaning() {
        return meaning;
    }
}
