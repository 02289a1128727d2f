package touchstone.laboratory.mutant;

import java.util.List;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Ruling;

/** Rule 9: when the game ends, and what position it leaves to be scored. */
final class EndMutants {

    private EndMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.of("one-pass-ends", "base.9", "ends the game at a single pass", () -> new Ending(1))
                        .touching("*"),
                Mutant.of("three-passes-end", "base.9", "ends the game at the third pass only", () -> new Ending(3))
                        .touching("base.9.single-stone-suicide", "davies.7"),
                Mutant.of("never-ends", "base.9", "goes on whatever the passes", () -> new Ending(Integer.MAX_VALUE))
                        .seenIn("online-go #1612, in handicap games")
                        .touching("base.9.single-stone-suicide", "davies.7"),
                Mutant.of(
                                "passes-added-up",
                                "base.9",
                                "ends the game at the second pass even if there were plays between",
                                PassesAddedUp::new)
                        .touching("base.3", "base.7.pass", "base.8.*", "base.9.*", "base.10", "davies.7"),
                Mutant.of(
                                "moves-after-the-end",
                                "base.9",
                                "takes moves after the game has ended",
                                MovesAfterTheEnd::new)
                        .touching("davies.7"),
                Mutant.of(
                                "position-at-the-first-pass",
                                "base.9.final-position",
                                "scores the position at the first pass of the game",
                                PositionAtTheFirstPass::new)
                        .touching("base.9.played-out"),
                Mutant.of(
                                "stones-in-atari-removed",
                                "base.9.played-out",
                                "takes stones in atari off as dead when the game ends",
                                StonesInAtariRemoved::new)
                        .seenIn("leela-zero #227, #288, #309 and more; KataGo #35, #366")
                        .touching("base.4.connected"),
                Mutant.of(
                                "surrounded-stones-removed",
                                "base.9.played-out",
                                "takes stones off as dead that touch no territory, against opponents who do",
                                SurroundedStonesRemoved::new)
                        .seenIn("leela-zero #400, #423, #477; KataGo #596")
                        .touching("base.4.connected", "base.9.*", "davies.8"),
                Mutant.of(
                                "prisoners-fill-territory",
                                "base.9.score",
                                "puts prisoners back into their owner's territory, as is done to count territory",
                                PrisonersFillTerritory::new)
                        .touching("base.8.ko", "base.9.played-out", "davies.8"));
    }

    private static final class Ending extends BaseRules {
        private final int passes;

        Ending(int passes) {
            this.passes = passes;
        }

        @Override
        public boolean over(Game game) {
            return game.successivePasses() >= passes;
        }
    }

    private static final class PassesAddedUp extends BaseRules {
        @Override
        public boolean over(Game game) {
            return game.moments()
                            .filter(moment -> moment.lastMove()
                                    .filter(Move.Pass.class::isInstance)
                                    .isPresent())
                            .count()
                    >= 2;
        }
    }

    private static final class MovesAfterTheEnd extends BaseRules {
        @Override
        public Ruling rule(Game game, Color player, Move move) {
            if (!over(game) || player != game.toMove()) {
                return super.rule(game, player, move);
            }
            return move instanceof Move.Play play ? play(game, play.point()) : pass(game);
        }
    }

    private static final class StonesInAtariRemoved extends BaseRules {
        @Override
        public Position finalPosition(Game game) {
            Position position = game.position();
            PointSet dead = game.board().none();
            for (Point stone : position.stones()) {
                dead = liberties(position, stone).size() == 1 ? dead.with(stone) : dead;
            }
            return over(game) ? position.without(dead) : position;
        }
    }

    private static final class SurroundedStonesRemoved extends BaseRules {
        @Override
        public Position finalPosition(Game game) {
            Position position = game.position();
            return over(game) ? position.without(DeadStones.cutOff(this, position)) : position;
        }
    }

    private static final class PositionAtTheFirstPass extends BaseRules {
        @Override
        public Position finalPosition(Game game) {
            return game.moments()
                    .filter(moment -> moment.lastMove()
                            .filter(Move.Pass.class::isInstance)
                            .isPresent())
                    .reduce((later, earlier) -> earlier)
                    .orElse(game)
                    .position();
        }
    }

    private static final class PrisonersFillTerritory extends BaseRules {
        @Override
        public Position finalPosition(Game game) {
            Position position = game.position();
            for (Color color : over(game) ? Color.values() : new Color[0]) {
                List<Point> filled = territory(game.position(), color).stream()
                        .limit(game.removed(color))
                        .toList();
                for (Point point : filled) {
                    position = position.with(color.opponent(), point);
                }
            }
            return position;
        }
    }
}
