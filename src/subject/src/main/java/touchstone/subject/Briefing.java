package touchstone.subject;

import java.util.List;
import java.util.Optional;

/**
 * How a subject was told, before any scenario, by which rules to play, and what it says of its rules since.
 *
 * @param by what set the rules, such as a command; empty if nothing did
 * @param exchanges what was asked and answered to that end, refusals included, oldest first
 * @param told what it says of its rules, untrusted text; empty if it says nothing
 * @param misstated where that differs from the rules claimed
 * @param unsaid the parts of the rules claimed for which it has no words, so that neither can they be set nor are they told
 * @param summary all of this as a sentence without full stop, which may quote untrusted text
 */
public record Briefing(
        String by,
        List<Exchange> exchanges,
        Optional<String> told,
        List<Misstatement> misstated,
        List<Unsaid> unsaid,
        String summary) {

    /**
     * A part of the rules claimed that the subject's words for rules cannot express, or not quite.
     *
     * @param part such as {@code repetition=no-result}
     * @param instead what is set and told in its place, as a sentence without full stop
     */
    public record Unsaid(String part, String instead) {}

    public Briefing {
        exchanges = List.copyOf(exchanges);
        misstated = List.copyOf(misstated);
        unsaid = List.copyOf(unsaid);
    }
}
