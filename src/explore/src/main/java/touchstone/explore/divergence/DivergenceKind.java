package touchstone.explore.divergence;

import java.util.Locale;

/** In what two rulesets differ on a game: legality, the end, the score, the winner, or agreements. */
public enum DivergenceKind {

    /** The last move is legal in one and not in the other. */
    LEGALITY("a move is legal in one and not in the other"),

    /** The game is over, has stopped, or goes on. */
    END("the game ends or stops in one and not in the other"),

    /** Where both can end the game, all stones alive: by how much it is won, or what else comes of it. */
    SCORE("the result differs"),

    /** What the players say last counts in one and not in the other: terms, a stop, dead stones, how to go on. */
    AGREEMENT("the players can agree on it in one and not in the other"),

    /** As {@link #SCORE}: who wins, or what else comes of it, whatever the margin. */
    WINNER("another player wins, or nobody"),

    /** As {@link #SCORE}: each player's points, though the result be the same. */
    POINTS("the players' points differ"),

    /** As {@link #SCORE}: what the players see when they count. */
    COUNT("what the players see when they count differs"),

    /** The last step is refused in both, but in one of them because no document decides. */
    OPEN("one forbids it, and the other leaves it open"),

    /** One is not played on the board. */
    BOARD("one is not played on the board");

    private final String title;

    DivergenceKind(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

    /** As programs read it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it can come to the same in the end: with such a difference alone every game goes the same way. */
    public boolean slight() {
        return this == POINTS || this == COUNT || this == OPEN || this == BOARD;
    }

    /** Whether it is about what rules say of the last step. */
    public boolean isRuling() {
        return this == LEGALITY || this == AGREEMENT || this == OPEN;
    }
}
