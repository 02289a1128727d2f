package touchstone.cli.run;

import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.spi.RulesSetting;

/** How the rules of a subject were set; what no command could set is the subject's default. */
public final class BriefingText {

    private BriefingText() {}

    /** A line, and another for what the subject has no words for; nothing of a subject that nobody told. */
    public static Optional<String> of(SubjectRun one) {
        return one.attempt().rules().map(rules -> of(one.id(), rules));
    }

    public static String of(String id, RulesSetting rules) {
        return "Rules of " + id + ": " + rules.summary() + unsaid(rules);
    }

    private static String unsaid(RulesSetting rules) {
        return rules.unsaid().isEmpty()
                ? ""
                : "\n    not, or only approximately, set by its commands: "
                        + rules.unsaid().stream().map(RulesSetting.Unsaid::part).collect(Collectors.joining(", "));
    }
}
