package touchstone.spi;

import java.util.List;
import java.util.Optional;

/**
 * How the rules of a subject were set before the run, and what it says about its rules since.
 *
 * @param by the command or option that set the rules; empty if none did
 * @param exchanges what was sent and answered for this, refusals included, oldest first
 * @param told what the subject says about its rules, untrusted text; empty if it says nothing
 * @param misstated what contradicts the rules claimed
 * @param unsaid parts of the rules claimed that the subject can neither be told nor report
 * @param summary all of this as a sentence without full stop, which may quote untrusted text
 */
public record RulesSetting(
        String by,
        List<Exchange> exchanges,
        Optional<String> told,
        List<ContradictedStatement> misstated,
        List<Unsaid> unsaid,
        String summary) {

    /**
     * A part of the rules claimed that the subject's rule settings cannot express exactly.
     *
     * @param part the axis and its value, such as {@code repetition=no-result}
     * @param instead what is set in its place, as a sentence without full stop
     */
    public record Unsaid(String part, String instead) {}

    public RulesSetting {
        exchanges = List.copyOf(exchanges);
        misstated = List.copyOf(misstated);
        unsaid = List.copyOf(unsaid);
    }
}
