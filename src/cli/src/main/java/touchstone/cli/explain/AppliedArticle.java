package touchstone.cli.explain;

import java.util.Optional;
import touchstone.reference.choice.Choice;

/**
 * An article that was applied to a move, and its result.
 *
 * @param clause its id
 * @param choice the axis value that makes it what it is; empty for an article that all rules share
 * @param found what it found, for a person to read
 */
public record AppliedArticle(String clause, Optional<Choice> choice, String found, Effect effect) {

    /** What follows from it. */
    public enum Effect {
        /** Nothing against the move. */
        LETS_IT_BE,
        /** The move is illegal. */
        FORBIDS,
        /** No document says whether the move is legal. */
        LEAVES_OPEN
    }
}
