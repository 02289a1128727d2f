package touchstone.laboratory.steer;

import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import touchstone.reference.Game;
import touchstone.reference.Move;

/**
 * A steering that chooses each move by a function.
 *
 * @param choice the next move of the player whose turn it is, as {@link Steering#next} has it
 */
public record Chosen(String id, BiFunction<Game, RandomGenerator, Move> choice) implements Steering {

    /** One that plays the first of these wishes that comes true, and any legal move where none does. */
    static Chosen wishing(String id, Wish... wishes) {
        return new Chosen(id, (game, random) -> Wish.first(wishes, new Turn(game, random)));
    }

    @Override
    public Move next(Game game, RandomGenerator random) {
        return choice.apply(game, random);
    }
}
