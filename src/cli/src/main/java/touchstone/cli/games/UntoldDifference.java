package touchstone.cli.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.GameTrace;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Variant;
import touchstone.spi.RulesSetting;
import touchstone.spi.Subject;
import touchstone.trace.Observation;

/**
 * Whether a difference is only in rules that a subject could not be told: then it is no violation. The one place where games are
 * held against what a subject was told instead of what is claimed.
 *
 * @param points the rules that the subject may take itself to be told, beside those claimed
 */
record UntoldDifference(List<Variant> points) implements Predicate<Disagreement> {

    UntoldDifference {
        points = List.copyOf(points);
    }

    static UntoldDifference of(Subject subject, Variant claimed) {
        return new UntoldDifference(subject.rulesSetting().map(RulesSetting::unsaid).orElse(List.of()).stream()
                .map(unsaid -> Axis.named(unsaid.part().replaceFirst("=.*", "")))
                .flatMap(Optional::stream)
                .flatMap(axis -> axis.choices().stream())
                .filter(choice -> !claimed.has(choice))
                .map(claimed::with)
                .toList());
    }

    /** Whether under one of these points all is as it was seen. */
    @Override
    public boolean test(Disagreement found) {
        return points.stream().anyMatch(point -> explains(point, found));
    }

    private static boolean explains(Variant point, Disagreement found) {
        GameTrace met = found.trace().first(found.at() + 1);
        List<Observation> seen = new ArrayList<>(met.expected());
        seen.set(found.at(), found.observation());
        GameTrace other = GameTrace.of(new VariantRules(point), met.board(), met.steps());
        return other.steps().size() == met.steps().size()
                && !(other.expected().get(found.at()) instanceof Observation.Hidden)
                && other.disagreement(seen).isEmpty();
    }
}
