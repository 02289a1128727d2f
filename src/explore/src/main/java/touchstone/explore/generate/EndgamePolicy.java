package touchstone.explore.generate;

import java.util.Optional;
import java.util.random.RandomGenerator;
import touchstone.reference.Game;
import touchstone.reference.Move;

/**
 * Plays on until only eyes are left and then passes, so that games end in played-out positions: at random, but it fills
 * no eye of its own and captures no own stones.
 */
final class EndgamePolicy {

    static final MovePolicy STEERING = new FunctionPolicy("endgame", EndgamePolicy::next);

    /** After how many moves a point it passes whatever is left: under a ko rule alone a game may go round for ever. */
    private static final int ENOUGH = 3;

    private static final MovePreference[] WISHES = {
        new MovePreference(0.3, turn -> turn.best(turn::captured)),
        new MovePreference(0.3, turn -> turn.any(point -> rescues(turn, point))),
        new MovePreference(1, turn -> turn.any(point -> !turn.eye(point) && turn.selfCaptured(point) == 0)),
        new MovePreference(1, turn -> Optional.of(Move.PASS))
    };

    private EndgamePolicy() {}

    private static Move next(Game game, RandomGenerator random) {
        return game.moves() > ENOUGH * game.board().size()
                ? Move.PASS
                : MovePreference.first(WISHES, new PlayPicker(game, random));
    }

    /** Whether a play gives a chain of several stones in atari more liberties. */
    private static boolean rescues(PlayPicker turn, int point) {
        for (int next : turn.grid().neighbours(point)) {
            if (turn.sketch().state(next) == turn.own() && turn.sketch().liberties(next) == 1) {
                return turn.sketch().breath(point, turn.own()) > 1;
            }
        }
        return false;
    }
}
