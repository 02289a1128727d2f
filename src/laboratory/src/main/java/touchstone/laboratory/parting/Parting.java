package touchstone.laboratory.parting;

import java.util.Comparator;
import java.util.List;

/**
 * A game on which two rulesets part at its last step and, in this way, not before.
 *
 * @param steps as taken by both; of the last one ruleset may refuse, if they part in legality
 */
public record Parting(Kind kind, Start start, List<Step> steps, Cause cause) {

    /** Smaller boards first, and then shorter games. */
    public static final Comparator<Parting> SHORTEST = Comparator.<Parting>comparingInt(
                    parting -> parting.start().board().size())
            .thenComparingInt(parting -> parting.start().board().width())
            .thenComparingInt(parting -> parting.steps().size())
            .thenComparing(Parting::kind);

    public Parting {
        steps = List.copyOf(steps);
    }
}
