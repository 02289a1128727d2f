package touchstone.laboratory.parting;

import java.util.Comparator;
import java.util.List;

/**
 * A game on which two rulesets part at its last step and, in this way, not before.
 *
 * @param steps as taken by both; of the last one ruleset may refuse, if they part in legality
 */
public record Parting(Kind kind, Start start, List<Step> steps, Cause cause) {

    /** Games of plays and passes first, of these the ones on smaller boards, and of these the shorter ones. */
    public static final Comparator<Parting> SHORTEST = Comparator.comparing(Parting::plain, Comparator.reverseOrder())
            .thenComparingInt(parting -> parting.start().board().size())
            .thenComparingInt(parting -> parting.start().board().width())
            .thenComparingInt(parting -> parting.steps().size())
            .thenComparing(Parting::kind);

    public Parting {
        steps = List.copyOf(steps);
    }

    /** Whether nobody says anything in it, but for what they part on: it is a game of plays and passes. */
    boolean plain() {
        boolean said = kind == Kind.AGREEMENT || kind == Kind.OPEN;
        return steps.subList(0, steps.size() - (said ? 1 : 0)).stream().allMatch(Step.Moved.class::isInstance);
    }
}
