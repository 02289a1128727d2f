package touchstone.life;

import touchstone.reference.Move;
import touchstone.reference.Point;

/** What a player may do in the play that is imagined to confirm life and death (article 7-2). */
public sealed interface ImaginedMove {

    /** A play or a pass, as in the game. */
    record Ordinary(Move move) implements ImaginedMove {
        @Override
        public String toString() {
            return move.toString();
        }
    }

    /**
     * A pass for one ko.
     *
     * @param stone the opponent's, which may then be taken
     */
    record PassForKo(Point stone) implements ImaginedMove {
        @Override
        public String toString() {
            return "passes for the ko at " + stone;
        }
    }
}
