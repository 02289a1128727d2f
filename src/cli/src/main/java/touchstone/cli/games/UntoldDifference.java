package touchstone.cli.games;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.GameTrace;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.spi.Subject;
import touchstone.suite.run.UntoldPoints;
import touchstone.trace.Observation;

/**
 * Whether a difference is only in rules that a subject could not be told: then it is no violation. The one place where games are
 * held against what a subject was told instead of what is claimed.
 *
 * @param points the rules that the subject may take itself to be told, beside those claimed
 */
record UntoldDifference(List<Variant> points) implements Predicate<List<Disagreement>> {

    UntoldDifference {
        points = List.copyOf(points);
    }

    static UntoldDifference of(Subject subject, Variant claimed) {
        return new UntoldDifference(subject.toldRules()
                .filter(told -> !told.whole())
                .map(told -> UntoldPoints.of(told, claimed))
                .orElse(List.of()));
    }

    /** Whether under one of these points all is as it was seen, up to the last of these differences in one game. */
    @Override
    public boolean test(List<Disagreement> found) {
        return points.stream().anyMatch(point -> explains(point, found));
    }

    private static boolean explains(Variant point, List<Disagreement> found) {
        Disagreement last = found.get(found.size() - 1);
        GameTrace met = last.trace().first(last.at() + 1);
        List<Observation> seen = new ArrayList<>(met.expected());
        found.forEach(one -> seen.set(one.at(), one.observation()));
        GameTrace other = GameTrace.of(new VariantRules(point), met.board(), met.steps());
        return other.steps().size() == met.steps().size()
                && !(other.expected().get(last.at()) instanceof Observation.Hidden)
                && other.disagreement(seen).isEmpty();
    }
}
