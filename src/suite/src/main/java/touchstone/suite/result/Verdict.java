package touchstone.suite.result;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;

/** The verdict of a scenario, and of a clause, on a subject. */
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
    ERROR;

    /** What {@link #ERROR} was called in results, certificates and baselines of earlier versions. */
    private static final String ERROR_BEFORE = "broken";

    /**
     * The verdict of this word, today's or an earlier version's.
     *
     * @throws IllegalArgumentException if there is none
     */
    @JsonCreator
    public static Verdict named(String word) {
        String today = today(word);
        return Arrays.stream(values())
                .filter(verdict -> verdict.word().equals(today))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "'" + word + "' is no verdict; expected one of " + Arrays.toString(values())));
    }

    /** A word of today for a word that may be of an earlier version. */
    public static String today(String word) {
        return ERROR_BEFORE.equals(word) ? ERROR.word() : word;
    }

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
