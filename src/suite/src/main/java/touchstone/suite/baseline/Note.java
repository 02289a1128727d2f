package touchstone.suite.baseline;

import java.util.stream.Collectors;
import touchstone.suite.result.Explanation;
import touchstone.suite.result.Result;

/**
 * What people have to say of a known failure.
 *
 * @param reason why it is put up with; empty as long as nobody has said so
 * @param link where it is dealt with, such as an issue's address; may be empty
 */
public record Note(String reason, String link) {

    public static final Note NONE = new Note("", "");

    /** What is said of a failure already where the subject is described. */
    static Note of(Result result) {
        return new Note(
                Wording.plain(result.knownLimits().stream()
                        .map(Explanation::what)
                        .distinct()
                        .collect(Collectors.joining("; "))),
                Wording.plain(result.knownLimits().stream()
                        .flatMap(limit -> limit.link().stream())
                        .findFirst()
                        .orElse("")));
    }

    /** This, or where nothing is said yet, the other. */
    Note or(Note other) {
        return equals(NONE) ? other : this;
    }
}
