package touchstone.subject;

import touchstone.reference.Move;

/** What a subject does when it is asked to make a move. */
public sealed interface OwnMove {

    /**
     * It made a move, which may be illegal.
     *
     * @param move the move; its point may be outside the board
     */
    record Made(Move move) implements OwnMove {
        @Override
        public String toString() {
            return move.toString();
        }
    }

    /** It resigned. */
    record Resigned() implements OwnMove {
        @Override
        public String toString() {
            return "resign";
        }
    }
}
