package touchstone.trace;

import java.util.List;
import touchstone.spi.GameStart;

/** Where a walk begins, and all its steps. */
public record Sequence(GameStart opening, List<TraceStep> steps) {

    public Sequence {
        steps = List.copyOf(steps);
    }
}
