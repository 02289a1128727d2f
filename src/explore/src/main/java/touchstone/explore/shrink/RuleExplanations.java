package touchstone.explore.shrink;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import touchstone.explore.trace.GameTrace;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;
import touchstone.trace.Observation;
import touchstone.trace.TraceStep;

/** Finds another value of an axis under which all observations would be right. */
final class RuleExplanations {

    private RuleExplanations() {}

    /**
     * @param claimed the rules of which something was seen that is not so
     * @param observations on the whole trace, the last step being the one that is not so
     */
    static List<Choice> of(Variant claimed, GameTrace trace, List<Observation> observations) {
        List<Choice> explaining = new ArrayList<>();
        for (Axis axis : Axis.all()) {
            for (Choice choice : axis.choices()) {
                // On tiny boards half of the points explains any refusal, and no program runs out of stones.
                boolean credible = choice != Supply.HALF_THE_BOARD && !claimed.has(choice);
                if (credible && explains(claimed.with(choice), trace, observations)) {
                    explaining.add(choice);
                }
            }
        }
        return explaining;
    }

    /** Whether under these rules all is as it was seen, and the last step is not left open. */
    static boolean explains(Variant variant, GameTrace trace, List<Observation> observations) {
        int last = trace.steps().size() - 1;
        List<Integer> all = IntStream.rangeClosed(0, last).boxed().toList();
        // Most rules fail at the last step: all that was asked before it need not be answered to see that.
        List<Integer> done = all.stream()
                .filter(i -> i == last || !(trace.steps().get(i) instanceof TraceStep.QueryStep))
                .toList();
        return agree(variant, trace, observations, done) && agree(variant, trace, observations, all);
    }

    private static boolean agree(
            Variant variant, GameTrace trace, List<Observation> observations, List<Integer> places) {
        List<TraceStep> steps = places.stream().map(trace.steps()::get).toList();
        GameTrace other = GameTrace.of(new VariantRules(variant), trace.board(), steps);
        return other.steps().size() == steps.size()
                && !(other.expected().get(steps.size() - 1) instanceof Observation.Hidden)
                && other.disagreement(places.stream()
                                .filter(place -> place < observations.size())
                                .map(observations::get)
                                .toList())
                        .isEmpty();
    }
}
