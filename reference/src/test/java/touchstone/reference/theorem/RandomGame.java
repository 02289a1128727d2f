package touchstone.reference.theorem;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Ruling;
import touchstone.reference.Shorthand;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Variant;

/**
 * A game of moves drawn by lot, played under whatever rules are asked for: what these forbid is left out. The boards are
 * small, so that there are kos and longer cycles.
 *
 * @param lots each a pass or a point
 */
record RandomGame(Board board, List<Integer> lots) {

    private static final int LOTS = 720;

    /** On any small board, of any length. */
    static final class Anywhere implements ArbitrarySupplier<RandomGame> {
        @Override
        public Arbitrary<RandomGame> get() {
            return within(6, 90);
        }
    }

    /** @param side of the largest board */
    static Arbitrary<RandomGame> within(int side, int moves) {
        Arbitrary<Integer> sides = Arbitraries.integers().between(1, side);
        Arbitrary<List<Integer>> lots =
                Arbitraries.integers().between(0, LOTS - 1).list().ofMinSize(1).ofMaxSize(moves);
        return Combinators.combine(sides, sides, lots)
                .as((width, height, drawn) -> new RandomGame(Board.of(width, height), drawn));
    }

    /** Any rules whatever. */
    static final class AnyRules implements ArbitrarySupplier<Variant> {
        @Override
        public Arbitrary<Variant> get() {
            return variants();
        }
    }

    static Arbitrary<Variant> variants() {
        return Combinators.combine(Axis.all().stream()
                        .<Arbitrary<Choice>>map(axis -> Arbitraries.of(axis.choices()))
                        .toList())
                .as(choices -> Variant.BASE.with(choices.toArray(Choice[]::new)));
    }

    private Move move(int lot) {
        return lot < LOTS / 20 ? Move.PASS : new Move.Play(board.points().get(lot % board.size()));
    }

    /** The game before anybody stops it. */
    Game under(BaseRules rules) {
        return from(Game.begin(rules, board));
    }

    /** The game from a moment on, without passes that would stop it. */
    Game from(Game start) {
        Game game = start;
        for (int lot : lots) {
            if (game.rule(move(lot)) instanceof Ruling.Made made && going(made.after())) {
                game = made.after();
            }
        }
        return game;
    }

    private static boolean going(Game game) {
        return game.phase() != Phase.STOPPED && game.phase() != Phase.OVER;
    }

    /** The game with only plays in it, before anybody stops it. */
    Game playsOnly(BaseRules rules) {
        Game game = Game.begin(rules, board);
        for (int lot : lots) {
            if (move(lot) instanceof Move.Play play && game.rule(play) instanceof Ruling.Made made) {
                game = made.after();
            }
        }
        return game;
    }

    /** The game ended as these rules have it, with some chains agreed to be dead where that may be. */
    Game ended(VariantRules rules) {
        return ended(rules, under(rules));
    }

    Game ended(VariantRules rules, Game game) {
        boolean removed = rules.variant().has(DeadStones.AGREED);
        return Shorthand.end(game, removed ? someChains(rules, game.position()).toString() : "");
    }

    /** About every third chain, the same ones for the same game. */
    PointSet someChains(BaseRules rules, Position position) {
        PointSet chains = position.board().none();
        for (Point stone : position.stones()) {
            PointSet chain = rules.connected(position, stone);
            boolean drawn = (chain.size() + chain.first().column() + lots.get(0)) % 3 == 0;
            chains = drawn ? chains.or(chain) : chains;
        }
        return chains;
    }

    /** How many stones a player has put on the board in turn. */
    static int plays(Game game, Color player) {
        return (int) game.moments().filter(moment -> moment.createdBy(player)).count();
    }

    /** By how much Black is ahead in a game if it is scored otherwise than it was played. */
    static double lead(Game game, Choice... otherwise) {
        Variant variant = ((VariantRules) game.rules()).variant();
        return new VariantRules(variant.with(otherwise)).score(game).lead();
    }
}
