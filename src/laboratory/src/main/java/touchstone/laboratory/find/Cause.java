package touchstone.laboratory.find;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;

/**
 * What a disagreement is counted as, so that each is counted once however often it is met.
 *
 * @param deviation in which way the subject parts from the rules
 * @param clause the id of the clause it breaks
 * @param detail what tells it from others of this way and clause, such as {@code a chain stays}; empty if nothing does
 * @param explanations the axis values, such as {@code repetition=simple}, each of which alone in place of the claimed one
 *     makes all that was seen on the smallest walk right; empty if none does
 */
public record Cause(Deviation deviation, String clause, String detail, List<String> explanations) {

    public Cause {
        explanations = List.copyOf(explanations);
    }

    /** What it is counted by: two causes are one if and only if their keys are. */
    @JsonIgnore
    public String key() {
        return deviation.word() + " " + clause + (detail.isEmpty() ? "" : " (" + detail + ")")
                + (explanations.isEmpty() ? "" : " as " + String.join(" or ", explanations));
    }

    /** Whether another is this one, as far as the smaller walk of the other shows less of it. */
    public boolean covers(Cause other) {
        return equals(other) || !explanations.isEmpty() && other.explanations.containsAll(explanations);
    }

    @Override
    public String toString() {
        return key();
    }
}
