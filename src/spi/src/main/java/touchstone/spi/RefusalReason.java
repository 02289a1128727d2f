package touchstone.spi;

/** Why a move is illegal, or an agreement not possible. */
public enum RefusalReason {
    OFF_BOARD("the board has no such point"),
    OCCUPIED("the point is occupied"),
    SELF_CAPTURE("it is self-capture"),
    REPETITION("it recreates an earlier position"),
    OUT_OF_TURN("it is the opponent's turn"),
    GAME_OVER("the game is over"),
    STOPPED("the game is stopped"),
    HANDICAP("White passes for the handicap"),
    NO_STONE_LEFT("the player has no stone left"),
    UNDECIDED("no document decides it");

    private final String sentence;

    RefusalReason(String sentence) {
        this.sentence = sentence;
    }

    /** The reason in the words that scenarios use after "because". */
    public String sentence() {
        return sentence;
    }
}
