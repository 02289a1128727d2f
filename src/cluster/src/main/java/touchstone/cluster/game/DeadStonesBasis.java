package touchstone.cluster.game;

/** How it is known which stones are dead at the end of a game. */
public enum DeadStonesBasis {
    MARKED("the record marks territory, and the score that it names comes out"),
    PLAYED_OUT("nothing on the board can be dead, and no point can change hands"),
    ALIVE("two passes, and every stone is alive unconditionally"),
    NOTHING_OPEN(
            "two passes, every empty region is one player's or neutral, and the score that the record names comes out with "
                    + "no stone dead"),
    UNCONFIRMED("not known: the record marks territory, but names no score, or one that does not come out"),
    UNKNOWN("not known");

    private final String title;

    DeadStonesBasis(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

    /** Whether it is known well enough to compare scores. */
    public boolean known() {
        return this != UNCONFIRMED && this != UNKNOWN;
    }

    /** Whether it is no more than the record's word, so that the record's score has to bear it out. */
    boolean claimed() {
        return this == MARKED || this == NOTHING_OPEN;
    }
}
