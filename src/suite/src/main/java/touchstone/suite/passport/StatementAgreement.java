package touchstone.suite.passport;

import com.fasterxml.jackson.annotation.JsonValue;

/** Whether a subject's statement about an axis agrees with what was found. */
public enum StatementAgreement {

    /** It is as it says. */
    CONFIRMED("confirmed"),

    /** What shows itself in full is as it says; other values are not excluded. */
    SHOWN("shown"),

    /** Nothing speaks against it, and not enough for it. */
    POSSIBLE("possible"),

    /** Not quite, but its words have nothing nearer. */
    NEARLY("nearly"),

    /** It is not so. */
    CONTRADICTED("contradicted");

    private final String word;

    StatementAgreement(String word) {
        this.word = word;
    }

    @JsonValue
    public String word() {
        return word;
    }
}
