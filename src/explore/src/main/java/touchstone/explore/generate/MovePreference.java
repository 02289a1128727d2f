package touchstone.explore.generate;

import java.util.Optional;
import java.util.function.Function;
import touchstone.reference.Move;

/**
 * A kind of move that a policy prefers, and how often.
 *
 * @param chance from 0 to 1, how often it is asked for at all, so that no two games go the same way
 * @param move a legal move that is such, if there is one
 */
record MovePreference(double chance, Function<PlayPicker, Optional<Move>> move) {

    /** The move of the first wish that comes true, or else any legal move by lot. */
    static Move first(MovePreference[] wishes, PlayPicker turn) {
        for (MovePreference wish : wishes) {
            if (turn.chance(wish.chance())) {
                Optional<Move> move = wish.move().apply(turn);
                if (move.isPresent()) {
                    return move.get();
                }
            }
        }
        return turn.move();
    }
}
