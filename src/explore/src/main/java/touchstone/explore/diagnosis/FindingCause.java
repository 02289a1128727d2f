package touchstone.explore.diagnosis;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;

/**
 * The cause by which disagreements are counted, so that each is counted once however often it is met.
 *
 * @param deviation in which way the subject parts from the rules
 * @param clause the id of the clause it breaks
 * @param detail what tells it from others of this way and clause, such as {@code a chain stays}; empty if nothing does
 * @param explanations the axis values, such as {@code repetition=simple}, each of which alone in place of the claimed one
 *     makes all that was seen on the smallest trace right; empty if none does
 */
public record FindingCause(Deviation deviation, String clause, String detail, List<String> explanations) {

    public FindingCause {
        explanations = List.copyOf(explanations);
    }

    /**
     * What it is counted by: two causes are one if and only if their keys are. Under which other rules a score comes out the same
     * is a matter of chance, so that does not count for scores.
     */
    @JsonIgnore
    public String key() {
        boolean telling = deviation != Deviation.SCORE && deviation != Deviation.TERRITORY;
        return deviation.word() + " " + clause + (detail.isEmpty() ? "" : " (" + detail + ")")
                + (explanations.isEmpty() || !telling ? "" : " as " + String.join(" or ", explanations));
    }

    /** What the subject does, as the rest of a sentence that begins with it. */
    @JsonIgnore
    public String sentence() {
        String what =
                switch (deviation) {
                    case TAKES -> "takes a move that " + clause + " forbids";
                    case REFUSES -> "refuses a move that " + clause + " allows";
                    case STONES -> "shows other stones than there are by " + clause;
                    default -> deviation.title() + " (" + clause + ")";
                };
        return what + (detail.isEmpty() ? "" : ": " + detail);
    }

    @Override
    public String toString() {
        return key();
    }
}
