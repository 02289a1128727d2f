package touchstone.spi;

import touchstone.reference.Color;

/** A session that knows the player to move, {@link Capability#TURN}, or the end of the game, {@link Capability#GAME_END}. */
public interface GameState {

    /** The player to move. */
    default Color toMove() {
        throw new UnsupportedException(Capability.TURN);
    }

    /** Whether the game is over. */
    default boolean over() {
        throw new UnsupportedException(Capability.GAME_END);
    }
}
