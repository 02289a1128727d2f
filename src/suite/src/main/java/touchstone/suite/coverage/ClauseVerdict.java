package touchstone.suite.coverage;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The verdict on a clause: what all its results together show of one subject. */
public enum ClauseVerdict {

    /** Every known fault of the clause is excluded, and nothing wrong was seen. */
    SATISFIED,

    /** Some of its known faults are excluded, and nothing wrong was seen. */
    PARTLY_SHOWN,

    /** None of its known faults is excluded, whatever was passed. */
    NOT_SHOWN,

    /** An illegal move was taken on input, though the subject shows that it holds it for illegal. */
    TOLERATED,

    /** It was seen to be violated. */
    VIOLATED,

    /** The subject broke down as a program in one of its scenarios. */
    ERROR,

    /** Nothing can test it. */
    UNTESTABLE,

    /** None of its scenarios holds under the claim, or none was come to. */
    NOT_TESTED;

    /** The verdict of this word, if there is one. */
    public static Optional<ClauseVerdict> named(String word) {
        return Arrays.stream(values())
                .filter(verdict -> verdict.word().equals(word))
                .findFirst();
    }

    /** The word in results and reports. */
    @JsonValue
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    @Override
    public String toString() {
        return word();
    }
}
