package touchstone.suite.passport;

import com.fasterxml.jackson.annotation.JsonValue;

/** How certain the value of a subject on an axis is. */
public enum Certainty {

    /** It has this value: scenarios show it, and every other is refuted. */
    FOUND("found"),

    /** Every other value is refuted, though nothing could show this one. */
    LEFT_OVER("left over"),

    /** One value shows itself in all its clauses; others are not refuted, as not all of theirs could be asked. */
    SHOWN("shown"),

    /** Nothing speaks against this value, but not all of it could be asked; far more speaks for another, and a little against. */
    BY_HALF("by half"),

    /** Several could not be told apart. */
    SEVERAL("several"),

    /** Nothing speaks for any value. */
    UNKNOWN("cannot tell"),

    /** No known value is what it has. */
    NONE_KNOWN("none known");

    private final String word;

    Certainty(String word) {
        this.word = word;
    }

    @JsonValue
    public String word() {
        return word;
    }
}
