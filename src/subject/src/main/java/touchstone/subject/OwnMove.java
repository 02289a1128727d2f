package touchstone.subject;

import touchstone.reference.Move;

/** What a subject does when it is to move. */
public sealed interface OwnMove {

    /**
     * It has made a move, to itself at least: whether that is legal it was not asked.
     *
     * @param move which may name a point that the board has not
     */
    record Made(Move move) implements OwnMove {
        @Override
        public String toString() {
            return move.toString();
        }
    }

    /** It gives the game up. */
    record Resigned() implements OwnMove {
        @Override
        public String toString() {
            return "resign";
        }
    }
}
