package touchstone.suite.baseline;

import java.util.stream.Collectors;
import touchstone.suite.result.KnownExplanation;
import touchstone.suite.result.Result;

/**
 * A person's note on a known failure.
 *
 * @param reason why it is put up with; empty as long as nobody has said so
 * @param link where it is dealt with, such as an issue's address; may be empty
 */
public record FailureNote(String reason, String link) {

    public static final FailureNote NONE = new FailureNote("", "");

    /** What is said of a failure already where the subject is described. */
    static FailureNote of(Result result) {
        return new FailureNote(
                NormalizedText.plain(result.knownLimits().stream()
                        .map(KnownExplanation::what)
                        .distinct()
                        .collect(Collectors.joining("; "))),
                NormalizedText.plain(result.knownLimits().stream()
                        .flatMap(limit -> limit.link().stream())
                        .findFirst()
                        .orElse("")));
    }

    /** This, or where nothing is said yet, the other. */
    FailureNote or(FailureNote other) {
        return equals(NONE) ? other : this;
    }
}
