package touchstone.explore.generate;

import java.util.random.RandomGenerator;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;

/**
 * Chooses the moves of a game, so that it comes to where rules matter. It keeps nothing between two moves and draws
 * from the random generator only, so a seed repeats a game.
 */
public interface MovePolicy {

    /** A word for it, in lower case, such as {@code kos}. */
    String id();

    /**
     * The next move of the player whose turn it is: a legal play, or a pass. Where no move at all is legal, as in a game that
     * is over or stopped, it is a pass too; callers do not ask then.
     */
    Move next(Game game, RandomGenerator random);

    /** Whether a board has room for what it steers to. On others it plays like another steering. */
    default boolean suits(Board board) {
        return true;
    }
}
