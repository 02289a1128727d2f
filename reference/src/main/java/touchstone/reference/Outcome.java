package touchstone.reference;

import java.util.Optional;

/** How a game has ended, or would end if it ended now. */
public sealed interface Outcome {

    /** @param margin in points, 0 if equal scores are won; empty after a resignation */
    record Won(Color winner, Optional<Double> margin) implements Outcome {}

    record Drawn() implements Outcome {}

    /** The game counts for nothing. */
    record NoResult() implements Outcome {}

    record BothLose() implements Outcome {}

    /** @param clause where the document that is silent should have spoken */
    record Undecided(String clause) implements Outcome {}
}
