package touchstone.report.overview;

/** What came of a claim. */
public enum ClaimOutcome {
    CONFORMS("conforms", "✓", "satisfied"),
    CONFORMS_AS_FAR_AS_GTP_SHOWS("conforms in all that GTP can show", "✓", "satisfied"),
    NO_VIOLATION_SEEN("no violation seen", "◐", "partly-shown"),
    DOES_NOT_CONFORM("does not conform", "✗", "violated"),
    CANNOT_BE_SAID("cannot be said", "!", "error"),
    NOT_TRIED("not tried", "!", "error"),
    LOOKED_AT("nothing claimed", "●", "holds");

    private final String words;
    private final String glyph;
    private final String style;

    ClaimOutcome(String words, String glyph, String style) {
        this.words = words;
        this.glyph = glyph;
        this.style = style;
    }

    public String words() {
        return words;
    }

    /** A shape, so that nothing depends on colour alone. */
    public String glyph() {
        return glyph;
    }

    /** Of the verdict whose colours it has. */
    public String style() {
        return style;
    }
}
