package touchstone.explore.trace;

import touchstone.trace.Observation;
import touchstone.trace.TraceStep;

/**
 * The first step of a trace at which a subject and the reference answer differently.
 *
 * @param at the index of the step
 * @param seen what the subject showed there
 */
public record Disagreement(GameTrace walk, int at, Observation seen) {

    public TraceStep step() {
        return walk.steps().get(at);
    }

    /** What the reference shows there. */
    public Observation expected() {
        return walk.expected().get(at);
    }

    @Override
    public String toString() {
        return "at step " + (at + 1) + ", " + step() + ", " + seen + " instead of " + expected();
    }
}
