package touchstone.suite.survey;

import java.util.List;
import java.util.Map;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;

/**
 * What was found on one axis.
 *
 * @param shown the values that are not refuted and for which a scenario speaks, in the axis's order
 * @param open those for and against which nothing speaks
 * @param refuted the others, with the reason of each
 * @param nearest where no value is left, those that the fewest scenarios speak against; where one is left that has not been
 *     shown in all its clauses, of those for which more speaks than for that one; otherwise empty
 * @param doubts why no more is known; empty if there is no more to know
 */
public record AxisFinding(
        Axis axis,
        List<Choice> shown,
        List<Choice> open,
        Map<Choice, Refutation> refuted,
        List<Near> nearest,
        List<UndecidedReason> doubts) {

    /**
     * A value that the subject nearly has.
     *
     * @param against how many scenarios speak against it that hold under the subject's rules
     */
    public record Near(Choice choice, long against) {}

    /** How much is known. */
    public enum Kind {
        /** The subject has this value: it alone is left, and has been shown. */
        ONE,
        /** This value alone is left, though nothing could show it. */
        LEFT_OVER,
        /** Several could not be told apart, and something speaks for one at least. */
        SEVERAL,
        /** Nothing speaks for any value. */
        UNKNOWN,
        /** No known value is what the subject has. */
        NONE
    }

    public Kind kind() {
        if (shown.isEmpty() && open.isEmpty()) {
            return Kind.NONE;
        } else if (shown.size() + open.size() == 1) {
            return shown.isEmpty() ? Kind.LEFT_OVER : Kind.ONE;
        }
        return shown.isEmpty() ? Kind.UNKNOWN : Kind.SEVERAL;
    }

    /** Whether it is known which value the subject has. */
    public boolean isKnown() {
        return kind() == Kind.ONE || kind() == Kind.LEFT_OVER;
    }
}
