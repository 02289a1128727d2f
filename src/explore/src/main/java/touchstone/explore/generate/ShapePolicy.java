package touchstone.explore.generate;

import java.util.Optional;
import java.util.random.RandomGenerator;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;

/**
 * Both players place one of the {@link KnownShapes} stone by stone, in any order and passing where only the other has
 * stones to place, and then play the moves around it: kos, captures, dame of sekis, and passes.
 */
final class ShapePolicy implements MovePolicy {

    /** How many points are looked at closely in one turn: most of those that a shape leaves. */
    private static final int TRIALS = 8;

    private static final MovePreference[] WISHES = {
        new MovePreference(0.4, KoPolicy::repetition),
        new MovePreference(0.9, turn -> turn.any(point -> true, point -> KoPolicy.offers(turn, point), TRIALS)),
        new MovePreference(0.7, KoPolicy::sacrifice),
        new MovePreference(0.6, turn -> turn.any(turn::takesKo)),
        new MovePreference(0.4, turn -> turn.best(turn::captured)),
        new MovePreference(0.3, KoPolicy::waiting),
        new MovePreference(0.1, turn -> Optional.of(Move.PASS)),
        new MovePreference(0.9, turn -> turn.any(point -> !turn.eye(point) && turn.selfCaptured(point) == 0))
    };

    @Override
    public String id() {
        return "shapes";
    }

    @Override
    public boolean suits(Board board) {
        return !ShapePlacements.on(board).isEmpty();
    }

    @Override
    public Move next(Game game, RandomGenerator random) {
        PlayPicker turn = new PlayPicker(game, random);
        // Once a stone has been taken the shape has been played round.
        if (game.removed(Color.BLACK) + game.removed(Color.WHITE) == 0) {
            ShapePlacements.Next next = ShapePlacements.on(game.board()).next(turn.sketch(), turn.own(), random);
            if (next instanceof ShapePlacements.Next.Stone stone && turn.legal(stone.point())) {
                return turn.play(stone.point());
            }
            if (next instanceof ShapePlacements.Next.Wait && game.successivePasses() == 0) {
                return Move.PASS;
            }
        }
        return MovePreference.first(WISHES, turn);
    }
}
