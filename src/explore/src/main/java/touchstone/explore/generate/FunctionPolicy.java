package touchstone.explore.generate;

import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import touchstone.reference.Game;
import touchstone.reference.Move;

/**
 * A move policy given as a function.
 *
 * @param choice the next move of the player whose turn it is, as {@link MovePolicy#next} has it
 */
public record FunctionPolicy(String id, BiFunction<Game, RandomGenerator, Move> choice) implements MovePolicy {

    /** One that plays the first of these wishes that comes true, and any legal move where none does. */
    static FunctionPolicy wishing(String id, MovePreference... wishes) {
        return new FunctionPolicy(id, (game, random) -> MovePreference.first(wishes, new PlayPicker(game, random)));
    }

    @Override
    public Move next(Game game, RandomGenerator random) {
        return choice.apply(game, random);
    }
}
