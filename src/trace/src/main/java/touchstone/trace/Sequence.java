package touchstone.trace;

import java.util.List;
import touchstone.spi.GameStart;

/** A game to be played with a subject: how it begins, and all its steps. */
public record Sequence(GameStart opening, List<TraceStep> steps) {

    public Sequence {
        steps = List.copyOf(steps);
    }
}
