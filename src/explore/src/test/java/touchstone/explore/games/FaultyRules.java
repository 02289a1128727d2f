package touchstone.explore.games;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import touchstone.mutants.fault.RuleFault;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Score;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Rules that are right except in some games, or at some moments in them, in which one thing is wrong. */
final class FaultyRules {

    private FaultyRules() {}

    /** Another fault of the rules, but only while the game is like this. */
    static VariantRules when(Variant variant, Predicate<Game> moment, RuleFault fault) {
        return when(variant, moment, fault.in(variant));
    }

    /** Other rules, but only while the game is like this. */
    static VariantRules when(Variant variant, Predicate<Game> moment, VariantRules wrong) {
        return new VariantRules(variant) {
            @Override
            public Ruling rule(Game game, Color player, Move move) {
                return moment.test(game) ? wrong.rule(game, player, move) : super.rule(game, player, move);
            }

            @Override
            public Score score(Game game) {
                return moment.test(game) ? wrong.score(game) : super.score(game);
            }

            @Override
            public int lost(Game game, Color player) {
                return moment.test(game) ? wrong.lost(game, player) : super.lost(game, player);
            }

            @Override
            public PointSet territory(Game game, Color player) {
                return moment.test(game) ? wrong.territory(game, player) : super.territory(game, player);
            }
        };
    }

    /** Plays are refused at some points while the game is like this. */
    static VariantRules refusing(Variant variant, Predicate<Game> moment, Predicate<Point> points) {
        return new VariantRules(variant) {
            @Override
            public Ruling play(Game game, Point point) {
                return moment.test(game)
                                && points.test(point)
                                && game.position().stone(point).isEmpty()
                                && game.board().contains(point)
                        ? new Ruling.Refused(new Refusal.OffBoard(point, game.board()))
                        : super.play(game, point);
            }
        };
    }

    /** Black has a point too many in the score while the game is like this. */
    static VariantRules miscounting(Variant variant, Predicate<Game> moment) {
        return new VariantRules(variant) {
            @Override
            public Score score(Game game) {
                Score right = super.score(game);
                return moment.test(game) ? new Score(right.black() + 1, right.white()) : right;
            }
        };
    }

    /** Prisoners are counted otherwise. */
    static VariantRules losing(Variant variant, Predicate<Game> moment, ToIntFunction<Integer> count) {
        return new VariantRules(variant) {
            @Override
            public int lost(Game game, Color player) {
                int right = super.lost(game, player);
                return moment.test(game) ? count.applyAsInt(right) : right;
            }
        };
    }

    /** Captures of so many stones leave one of them. */
    static VariantRules leavingOne(Variant variant, Predicate<PointSet> captures) {
        return new VariantRules(variant) {
            @Override
            public PointSet capture(Position position, Color player) {
                PointSet right = super.capture(position, player);
                return !right.isEmpty() && captures.test(right) ? right.without(right.first()) : right;
            }
        };
    }

    /** One play captures no more chains than this; the others stay. */
    static VariantRules capturing(Variant variant, int chains) {
        return new VariantRules(variant) {
            @Override
            public PointSet capture(Position position, Color player) {
                PointSet left = super.capture(position, player);
                PointSet captured = left.board().none();
                for (int i = 0; i < chains && !left.isEmpty(); i++) {
                    PointSet chain = connected(position, left.first());
                    captured = captured.or(chain);
                    left = left.minus(chain);
                }
                return captured;
            }
        };
    }

    /** Self-captures of a stone that joins so many chains, or more, are refused. */
    static VariantRules refusingJoints(Variant variant, int chains) {
        return new VariantRules(variant) {
            @Override
            public Ruling play(Game game, Point point) {
                Ruling right = super.play(game, point);
                return right instanceof Ruling.Made made
                                && !made.selfCaptured().isEmpty()
                                && beside(game, point) >= chains
                        ? new Ruling.Refused(new Refusal.SelfCaptures(made.selfCaptured()))
                        : right;
            }

            private long beside(Game game, Point point) {
                Position before = game.position();
                return adjacent(PointSet.of(game.board(), point)).and(before.stones(game.toMove())).stream()
                        .map(stone -> connected(before, stone))
                        .distinct()
                        .count();
            }
        };
    }

    /** Self-captures of so many stones are refused. */
    static VariantRules refusingSuicide(Variant variant, Predicate<PointSet> stones) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> suicide(PointSet selfCaptured) {
                return !selfCaptured.isEmpty() && stones.test(selfCaptured)
                        ? Optional.of(new Refusal.SelfCaptures(selfCaptured))
                        : super.suicide(selfCaptured);
            }
        };
    }

    /** Positions come back unnoticed if they are older than so many moves. */
    static VariantRules forgetting(Variant variant, int moves) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                boolean lately = game.moments().limit(moves).anyMatch(moment -> moment.position()
                        .equals(after));
                return lately ? super.repetition(game, after) : Optional.empty();
            }
        };
    }
}
