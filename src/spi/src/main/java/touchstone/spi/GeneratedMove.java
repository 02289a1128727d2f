package touchstone.spi;

import touchstone.reference.Move;

/** What a subject does when it is asked to make a move. */
public sealed interface GeneratedMove {

    /**
     * It made a move, which may be illegal.
     *
     * @param move the move; its point may be outside the board
     */
    record Made(Move move) implements GeneratedMove {
        @Override
        public String toString() {
            return move.toString();
        }
    }

    /** It resigned. */
    record Resigned() implements GeneratedMove {
        @Override
        public String toString() {
            return "resign";
        }
    }
}
