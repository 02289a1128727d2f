package touchstone.suite.passport;

import java.util.List;
import java.util.Map;

/**
 * A passport's entry for one axis.
 *
 * @param axis its id
 * @param values those that are left, those shown in all their clauses first, then those for which something speaks; none if
 *     the certainty is {@code NONE_KNOWN}
 * @param whole how many of them have been shown in all their clauses
 * @param nearest where no value is left, or one by half: those that the fewest scenarios speak against
 * @param doubts why no more is known, as the rests of sentences; the weightiest first
 * @param grounds what speaks for the values that are left
 * @param refuted the other values, and what refutes each
 * @param stated what the subject says of this axis
 * @param meanings what each value of the axis means, by its id, in the axis's order
 */
public record AxisEntry(
        String axis,
        Certainty certainty,
        List<String> values,
        int whole,
        List<Near> nearest,
        List<String> doubts,
        List<DecidingScenario> grounds,
        List<Refuted> refuted,
        List<Stated> stated,
        Map<String, String> meanings) {

    /**
     * A value that the subject nearly has.
     *
     * @param against how many scenarios speak against it
     * @param ground one of them
     */
    public record Near(String value, long against, DecidingScenario ground) {}

    /**
     * A value that the subject does not have.
     *
     * @param why as a sentence without full stop
     * @param ground what showed it; none if the value makes no sense with another that the subject has
     */
    public record Refuted(String value, String why, List<DecidingScenario> ground) {}

    /**
     * What the subject says.
     *
     * @param by the means, such as {@code kata-get-rules}
     * @param words what it says, untrusted text; empty if it goes without saying
     * @param meant the values that this means
     * @param agreement with what was found
     */
    public record Stated(String axis, String by, String words, List<String> meant, StatementAgreement agreement) {}

    /** The values to speak of first: those shown in all their clauses, or all that are left if there are none. */
    public List<String> foremost() {
        return whole == 0 ? values : values.subList(0, whole);
    }

    /** The others that are left. */
    public List<String> notExcluded() {
        return whole == 0 ? List.of() : values.subList(whole, values.size());
    }

    public boolean isKnown() {
        return certainty == Certainty.FOUND || certainty == Certainty.LEFT_OVER;
    }
}
