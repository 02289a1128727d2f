package touchstone.laboratory.find;

import java.util.List;
import touchstone.laboratory.walk.Disagreement;
import touchstone.trace.Seen;

/**
 * A route that ends where a subject was seen to part from the rules.
 *
 * @param seen at every step, the last one included
 */
record Sighting(Route route, Disagreement found, List<Seen> seen, Diagnosis diagnosis) {

    Sighting {
        seen = List.copyOf(seen);
    }
}
