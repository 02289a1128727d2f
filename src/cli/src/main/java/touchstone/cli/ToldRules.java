package touchstone.cli;

import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.subject.Briefing;

/** How a subject was told by which rules to play: what no word of it could set is the subject's own habit. */
final class ToldRules {

    private ToldRules() {}

    /** A line, and another for what the subject has no words for; nothing of a subject that nobody told. */
    static Optional<String> of(Tried one) {
        return one.attempt().rules().map(rules -> of(one.id(), rules));
    }

    static String of(String id, Briefing rules) {
        return "Rules of " + id + ": " + rules.summary() + unsaid(rules);
    }

    private static String unsaid(Briefing rules) {
        return rules.unsaid().isEmpty()
                ? ""
                : "\n    not, or only approximately, set by its commands: "
                        + rules.unsaid().stream().map(Briefing.Unsaid::part).collect(Collectors.joining(", "));
    }
}
