package touchstone.suite.coverage;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What the results of a subject mean for a claim, the worst last. A baseline changes nothing of it. */
public enum Conclusion {

    /** Of the whole claim every testable clause is satisfied. */
    CONFORMS,

    /** Nothing is violated, and every known fault is excluded that a program can exclude through the Go Text Protocol. */
    CONFORMS_AS_FAR_AS_GTP_SHOWS,

    /** Nothing violated was seen. That is all. */
    NO_VIOLATION_SEEN,

    /** Nothing was claimed, and it could be tried. */
    NOTHING_CLAIMED,

    /** A clause is violated. */
    VIOLATIONS,

    /** It broke down, showed nothing, or was not tried to the end: what is known is not the whole. This outweighs all. */
    TROUBLE;

    /** Whether one of the two levels is reached that may be called conforming. */
    public boolean conforms() {
        return this == CONFORMS || this == CONFORMS_AS_FAR_AS_GTP_SHOWS;
    }

    /** Whether it says something of a claim, for or against. */
    public boolean isVerdict() {
        return conforms() || this == NO_VIOLATION_SEEN || this == VIOLATIONS;
    }

    @JsonValue
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ').replace("gtp", "GTP");
    }
}
