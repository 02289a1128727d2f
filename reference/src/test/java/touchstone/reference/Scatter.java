package touchstone.reference;

import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;

/**
 * Stones strewn over a board, as no game would have them: chains without liberties, and points in snakes and rings.
 *
 * @param empty how many in a hundred points are empty, on average
 * @param seed from which each point's state is drawn
 */
record Scatter(Board board, int empty, long seed) {

    /** On any board, with few or many empty points. */
    static final class Anywhere implements ArbitrarySupplier<Scatter> {
        @Override
        public Arbitrary<Scatter> get() {
            Arbitrary<Integer> sides = Arbitraries.integers().between(1, Board.LARGEST);
            Arbitrary<Integer> empty = Arbitraries.integers().between(0, 60);
            return Combinators.combine(sides, sides, empty, Arbitraries.longs())
                    .as((width, height, percent, seed) -> new Scatter(Board.of(width, height), percent, seed))
                    .withoutEdgeCases();
        }
    }

    Position position() {
        Random random = new Random(seed);
        Position position = Position.empty(board);
        for (Point point : board.points()) {
            if (random.nextInt(100) >= empty) {
                position = position.with(random.nextBoolean() ? Color.BLACK : Color.WHITE, point);
            }
        }
        return position;
    }
}
