package touchstone.suite.passport;

import com.fasterxml.jackson.annotation.JsonValue;

/** The outcome of identifying a subject. */
public enum IdentificationOutcome {

    /** Nothing that it says of itself is found otherwise. */
    CONSISTENT("consistent"),

    /** Something that it says of itself is not so. */
    CONTRADICTED("contradicted"),

    /** It broke down, or was not tried to the end: what is found is not the whole. */
    BROKEN("broken");

    private final String word;

    IdentificationOutcome(String word) {
        this.word = word;
    }

    @JsonValue
    public String word() {
        return word;
    }
}
