package touchstone.reference;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;

/**
 * A game at random: of moves drawn by lot, those that are legal.
 *
 * @param lots each a pass if 0, and otherwise a point; what is illegal when its turn comes is left out
 */
record GameVisitor(Board board, List<Integer> lots) {

    private static final int LOTS = 600;

    /** On any small board, of any length. */
    static final class Anywhere implements ArbitrarySupplier<GameVisitor> {
        @Override
        public Arbitrary<GameVisitor> get() {
            Arbitrary<Integer> sides = Arbitraries.integers().between(1, 7);
            Arbitrary<List<Integer>> lots = Arbitraries.integers()
                    .between(0, LOTS - 1)
                    .list()
                    .ofMinSize(1)
                    .ofMaxSize(120);
            return Combinators.combine(sides, sides, lots)
                    .as((width, height, drawn) -> new GameVisitor(Board.of(width, height), drawn));
        }
    }

    /** The moves drawn, before anybody rules upon them. */
    List<Move> moves() {
        return lots.stream()
                .map(lot -> lot < LOTS / 40
                        ? Move.PASS
                        : (Move) new Move.Play(board.points().get(lot % board.size())))
                .toList();
    }

    /** The game after each legal move, the start included. */
    List<Game> under(BaseRules rules) {
        List<Game> moments = new ArrayList<>(List.of(Game.begin(rules, board)));
        for (Move move : moves()) {
            Game now = moments.get(moments.size() - 1);
            // One pass is let stand, the second would end the game and the trace with it.
            boolean ending = move instanceof Move.Pass && now.successivePasses() == 1;
            if (!ending && now.rule(move) instanceof Ruling.Made made) {
                moments.add(made.after());
            }
        }
        return moments;
    }

    Game last(BaseRules rules) {
        List<Game> moments = under(rules);
        return moments.get(moments.size() - 1);
    }
}
