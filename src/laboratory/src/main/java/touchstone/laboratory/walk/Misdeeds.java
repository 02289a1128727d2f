package touchstone.laboratory.walk;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;

/** Illegal moves to try. */
final class Misdeeds {

    private static final int DRAWS = 8;

    private Misdeeds() {}

    static Optional<Move> draw(Game game, RandomGenerator random) {
        List<Point> points = game.board().points();
        for (int i = 0; i < DRAWS; i++) {
            Move move = new Move.Play(points.get(random.nextInt(points.size())));
            if (game.rule(move) instanceof Ruling.Refused refused
                    && !(refused.refusal() instanceof Refusal.Undecided)) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }
}
