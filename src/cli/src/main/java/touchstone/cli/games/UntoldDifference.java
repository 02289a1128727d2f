package touchstone.cli.games;

import java.util.List;
import touchstone.explore.campaign.GameDifference;
import touchstone.spi.RulesSetting;
import touchstone.spi.Subject;

/**
 * Whether a difference is only in rules that a subject could not be told: then it is no violation. The one place where games are
 * held against what a subject was told instead of what is claimed.
 *
 * @param axes the ids of the axes whose value the subject could not be told
 */
record UntoldDifference(List<String> axes) {

    static UntoldDifference of(Subject subject) {
        return new UntoldDifference(subject.rulesSetting()
                .map(RulesSetting::unsaid)
                .orElse(List.of())
                .stream()
                .map(unsaid -> unsaid.part().replaceFirst("=.*", ""))
                .toList());
    }

    /** Whether another value on one of these axes makes right all that was seen. */
    boolean explains(GameDifference difference) {
        return difference.shrunk().cause().explanations().stream()
                .anyMatch(value -> axes.contains(value.replaceFirst("=.*", "")));
    }
}
