package touchstone.suite.result;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What a scenario, and then a clause, shows of a subject. */
public enum Verdict {

    /** The subject answers as the rule says. */
    SATISFIED,

    /** It takes an illegal move on input, but shows that it holds it for illegal or was not seen to make it. */
    TOLERATED,

    /** It answers otherwise than the rule says. */
    VIOLATED,

    /** It lacks a capability that is needed to tell. */
    UNSUPPORTED,

    /** It broke down as a program, which says nothing about the rule. */
    BROKEN;

    /** The word in results and reports. */
    @JsonValue
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return word();
    }
}
