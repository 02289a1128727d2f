package touchstone.trace;

import java.util.List;
import touchstone.subject.Opening;

/** Where a walk begins, and all its steps. */
public record Way(Opening opening, List<Step> steps) {

    public Way {
        steps = List.copyOf(steps);
    }
}
