package touchstone.explore.shrink;

import java.util.List;
import touchstone.explore.diagnosis.Symptom;
import touchstone.explore.trace.Disagreement;
import touchstone.trace.Observation;

/**
 * A sequence at whose end a subject was seen to disagree with the rules.
 *
 * @param observations at every step, the last one included
 */
record FailingSequence(ColorlessSequence route, Disagreement found, List<Observation> observations, Symptom diagnosis) {

    FailingSequence {
        observations = List.copyOf(observations);
    }
}
