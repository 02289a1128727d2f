package touchstone.life;

/** What the articles call stones that were on the board when the game stopped, and by which part of article 7-1. */
public enum Status {

    /** The opponent cannot capture them. */
    UNCAPTURABLE(true),

    /** Captured, they make room for new stones on the same points that the opponent cannot capture. */
    CAPTURABLE_1(true),

    /** Captured, they make room for such new stones nearby. */
    CAPTURABLE_2(true),

    /** The opponent captures them, and nothing comes of it. */
    DEAD(false);

    private final boolean alive;

    Status(boolean alive) {
        this.alive = alive;
    }

    public boolean alive() {
        return alive;
    }
}
