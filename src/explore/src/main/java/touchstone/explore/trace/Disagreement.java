package touchstone.explore.trace;

import touchstone.trace.Observation;
import touchstone.trace.TraceStep;

/**
 * The first step of a trace at which a subject and the reference answer differently.
 *
 * @param at the index of the step
 * @param observation what the subject showed there
 */
public record Disagreement(GameTrace trace, int at, Observation observation) {

    public TraceStep step() {
        return trace.steps().get(at);
    }

    /** What the reference shows there. */
    public Observation expected() {
        return trace.expected().get(at);
    }

    @Override
    public String toString() {
        return "at step " + (at + 1) + ", " + step() + ", " + observation + " instead of " + expected();
    }
}
