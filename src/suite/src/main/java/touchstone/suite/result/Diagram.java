package touchstone.suite.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Optional;

/**
 * A board as a picture.
 *
 * @param caption what it shows, such as {@code given} or {@code after Black C4}
 * @param picture the rows, the top one first: {@code X}, {@code O}, {@code .}, with {@code #} and {@code @} for marked
 *     black and white stones and lower-case letters for named points
 * @param step the number of the scenario's step that it belongs to, from 1; 0 where that is not known, as in results of
 *     earlier versions
 * @param marks what to look at, where the scenario was played for somebody who reads it
 */
public record Diagram(
        String caption,
        String picture,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) int step,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<DiagramMarks> marks) {

    public Diagram {
        marks = marks == null ? Optional.empty() : marks;
    }

    /** Of no step that is known, with nothing marked. */
    public Diagram(String caption, String picture) {
        this(caption, picture, 0, Optional.empty());
    }
}
