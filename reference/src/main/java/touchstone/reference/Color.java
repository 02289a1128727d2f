package touchstone.reference;

/** One of the two players, and the colour of that player's stones (clause base.1). */
public enum Color {
    BLACK("Black"),
    WHITE("White");

    private final String title;

    Color(String title) {
        this.title = title;
    }

    public Color opponent() {
        return this == BLACK ? WHITE : BLACK;
    }

    /** The name as a sentence has it: {@code Black} or {@code White}. */
    @Override
    public String toString() {
        return title;
    }
}
