package touchstone.laboratory.steer;

import java.util.Optional;
import java.util.random.RandomGenerator;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;

/**
 * Both players place one of the {@link Shapes} stone by stone, in any order and passing where only the other has stones to
 * place, and then play what there is to play round it: kos, captures, neutral points of sekis, and passes.
 */
final class AroundShapes implements Steering {

    /** How many points are looked at closely in one turn: most of those that a shape leaves. */
    private static final int TRIALS = 8;

    private static final Wish[] WISHES = {
        new Wish(0.4, Kos::repetition),
        new Wish(0.9, turn -> turn.any(point -> true, point -> Kos.offers(turn, point), TRIALS)),
        new Wish(0.7, Kos::sacrifice),
        new Wish(0.6, turn -> turn.any(turn::takesKo)),
        new Wish(0.4, turn -> turn.best(turn::captured)),
        new Wish(0.3, Kos::waiting),
        new Wish(0.1, turn -> Optional.of(Move.PASS)),
        new Wish(0.9, turn -> turn.any(point -> !turn.eye(point) && turn.selfCaptured(point) == 0))
    };

    @Override
    public String id() {
        return "shapes";
    }

    @Override
    public boolean suits(Board board) {
        return !Placements.on(board).isEmpty();
    }

    @Override
    public Move next(Game game, RandomGenerator random) {
        Turn turn = new Turn(game, random);
        // Once a stone has been taken the shape has been played round.
        if (game.removed(Color.BLACK) + game.removed(Color.WHITE) == 0) {
            Placements.Next next = Placements.on(game.board()).next(turn.sketch(), turn.own(), random);
            if (next instanceof Placements.Next.Stone stone && turn.legal(stone.point())) {
                return turn.play(stone.point());
            }
            if (next instanceof Placements.Next.Wait && game.successivePasses() == 0) {
                return Move.PASS;
            }
        }
        return Wish.first(WISHES, turn);
    }
}
