package touchstone.reference.choice;

/** What a play may not repeat, and what follows when something is repeated. A pass repeats nothing (clause base.8.pass). */
public enum Repetition implements Choice {

    /** Anything may be repeated. */
    NONE,

    /** Not the position before the opponent's last move: the bare ko rule. */
    SIMPLE,

    /** Not the position after one's own previous move; a player who has not moved has none. */
    SIMPLE_OWN,

    /** A stone that has taken exactly one stone, in the last move, may not itself be taken alone. */
    SIMPLE_STONE,

    /** As {@link #SIMPLE_STONE}, until the player has played a stone elsewhere; a pass does not lift the ban. */
    PLAY_ELSEWHERE,

    /** No position that has stood on the board in this game (clause base.8). The position at the start counts. */
    POSITIONAL,

    /** No position that has stood with the same player to move. The situation at the start counts. */
    SITUATIONAL,

    /** No position that the same player created by a play. A pass creates none, and nobody created the first one. */
    NATURAL_SITUATIONAL,

    /** No position as it was after one of the player's own previous moves, passes included. */
    NEW_ZEALAND,

    /** As {@link #SIMPLE_STONE}; and where the whole board repeats, the players may agree that there is no result. */
    NO_RESULT,

    /** As {@link #SIMPLE_STONE}; and any other repetition, once noticed, is a tie. */
    TIE,

    /** As {@link #SIMPLE_STONE}, for a hot stone; what is allowed of longer cycles no document decides. */
    ING,

    /**
     * Spight's wording of Ing's rule, which is decidable: no ko play takes a stone played in the same unbroken run of ko plays,
     * and a cycle of an odd number of plays is gone through once only.
     */
    ING_SPIGHT;

    /** Whether no position may come back, however long ago it stood: the superko rules. */
    public boolean isSuperko() {
        return this == POSITIONAL || this == SITUATIONAL || this == NATURAL_SITUATIONAL || this == NEW_ZEALAND;
    }
}
