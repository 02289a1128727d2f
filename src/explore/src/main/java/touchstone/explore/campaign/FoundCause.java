package touchstone.explore.campaign;

import java.util.SortedSet;
import java.util.TreeSet;
import touchstone.explore.shrink.ShrinkResult;
import touchstone.explore.trace.Disagreement;

/**
 * One cause of disagreements, with its findings.
 *
 * @param number by which it is told from the others of the campaign, from 1
 * @param walk the number of the walk on which it was met first
 * @param first that disagreement, as it was met
 * @param shownOn the number of the trace that was shrunk to the smallest
 * @param smallest the smallest disagreement of this cause
 * @param examined how many disagreements were made small and were of this cause
 * @param contradicted those explanations of the cause that something else the subject did speaks against, in one example or
 *     another
 */
public record FoundCause(
        int number,
        long walk,
        Disagreement first,
        long shownOn,
        ShrinkResult smallest,
        long examined,
        SortedSet<String> contradicted) {

    /** The first example of a cause. */
    static FoundCause first(int number, long trace, Disagreement met, ShrinkResult shrunk) {
        return new FoundCause(number, trace, met, trace, shrunk, 1, new TreeSet<>(shrunk.contradicted()));
    }

    /** Met once more, and perhaps smaller. */
    FoundCause and(long on, ShrinkResult other) {
        boolean better = isBetter(other);
        SortedSet<String> against = new TreeSet<>(contradicted);
        against.addAll(other.contradicted());
        return new FoundCause(
                number, walk, first, better ? on : shownOn, better ? other : smallest, examined + 1, against);
    }

    private boolean isBetter(ShrinkResult other) {
        boolean flaky = smallest.reproduced() < smallest.fresh();
        boolean otherFlaky = other.reproduced() < other.fresh();
        return flaky == otherFlaky ? length(other) < length(smallest) : flaky;
    }

    private static int length(ShrinkResult shrunk) {
        return shrunk.smallest().trace().steps().size();
    }
}
