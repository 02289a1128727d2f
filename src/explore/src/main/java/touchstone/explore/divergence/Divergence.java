package touchstone.explore.divergence;

import java.util.Comparator;
import java.util.List;

/**
 * A game at whose last step two rulesets differ in one way, and not before.
 *
 * @param steps as taken by both; of the last one ruleset may refuse, if they part in legality
 */
public record Divergence(DivergenceKind kind, StartPosition start, List<GameStep> steps, DivergenceCause cause) {

    /** Games of plays and passes first, of these the ones on smaller boards, and of these the shorter ones. */
    public static final Comparator<Divergence> SHORTEST = Comparator.comparing(
                    Divergence::plain, Comparator.reverseOrder())
            .thenComparingInt(divergence -> divergence.start().board().size())
            .thenComparingInt(divergence -> divergence.start().board().width())
            .thenComparingInt(divergence -> divergence.steps().size())
            .thenComparing(Divergence::kind);

    public Divergence {
        steps = List.copyOf(steps);
    }

    /** Whether nobody says anything in it, but for what they part on: it is a game of plays and passes. */
    boolean plain() {
        boolean said = kind == DivergenceKind.AGREEMENT || kind == DivergenceKind.OPEN;
        return steps.subList(0, steps.size() - (said ? 1 : 0)).stream().allMatch(GameStep.Moved.class::isInstance);
    }
}
