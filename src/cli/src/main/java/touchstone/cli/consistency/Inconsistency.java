package touchstone.cli.consistency;

import touchstone.trace.Observation;
import touchstone.trace.TraceStep;

/**
 * A step at which a subject's answers in two equivalent games do not agree.
 *
 * @param at the index of the twin steps
 * @param one what it showed in the first game
 * @param other what it showed in the other
 */
public record Inconsistency(GamePair pair, int at, Observation one, Observation other) {

    /** The step in the first game. */
    public TraceStep step() {
        return pair.twins().get(at).one();
    }

    /** The step in the other game. */
    public TraceStep otherStep() {
        return pair.twins().get(at).other();
    }

    /** Whether another one is about the same: the same was done or looked at, and seen of the same kind. */
    boolean isLike(Inconsistency another) {
        return one.getClass() == another.one.getClass() && what(step()) == what(another.step());
    }

    private static Class<?> what(TraceStep step) {
        if (step instanceof TraceStep.QueryStep query) {
            return query.query().getClass();
        }
        return step instanceof TraceStep.RequestStep request ? request.request().getClass() : step.getClass();
    }

    /** How many steps there are up to it. */
    int size() {
        return at + 1;
    }
}
