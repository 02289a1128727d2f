package touchstone.gtp;

import java.util.Optional;
import java.util.Random;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.GameStart;

/** Openings drawn at random. */
public final class Openings {

    private static final BaseRules RULES = new BaseRules();

    private Openings() {}

    /**
     * A position whose chains all have liberties, and half of the time a last play.
     *
     * @param sparsity 2 for as full a board as can be, more for an emptier one
     */
    public static GameStart random(Board board, int sparsity, Random random) {
        Position position = Position.empty(board);
        for (Point point : board.points()) {
            int state = random.nextInt(sparsity);
            Position next = state < 2 ? position.with(Color.values()[state], point) : position;
            boolean stands = RULES.withoutLiberty(next, Color.BLACK).isEmpty()
                    && RULES.withoutLiberty(next, Color.WHITE).isEmpty();
            position = stands ? next : position;
        }
        Color toMove = Color.values()[random.nextInt(2)];
        PointSet others = position.stones(toMove.opponent());
        Optional<Point> last =
                others.isEmpty() || random.nextBoolean() ? Optional.empty() : Optional.of(others.first());
        return new GameStart(position, toMove, last);
    }
}
