package touchstone.spi;

import java.util.List;
import touchstone.reference.Color;
import touchstone.reference.Move;

/** A session that chooses moves itself: {@link Capability#GENERATES_MOVES}. */
public interface MoveGenerator {

    /**
     * Moves that the subject would make in the game as it stands. The game stays as it is.
     *
     * @param samples how often to ask, at least 1; each time from the same position
     * @return the moves; fewer than the samples if the subject resigned instead
     */
    List<Move> generate(Color player, int samples);

    /**
     * Lets the subject make a move in the game, whether it is legal or not. Unless the subject resigns, the game goes on with
     * the opponent's move.
     *
     * @param player the player to move
     */
    GeneratedMove move(Color player);
}
