package touchstone.laboratory.mutant.breakage;

import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Bans on retaking, closed or opened at the wrong time. */
public final class Kos {

    private Kos() {}

    /** A ko may be retaken at once. */
    public static VariantRules retakenAtOnce(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                boolean ko = game.previous()
                        .filter(moment -> moment.position().equals(after))
                        .isPresent();
                return ko && !after.equals(game.position()) ? Optional.empty() : super.repetition(game, after);
            }
        };
    }

    /** A ko is open to who passed before it. */
    public static VariantRules openToWhoPassed(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                boolean passed = game.previous()
                        .flatMap(Game::lastMove)
                        .filter(Move.Pass.class::isInstance)
                        .isPresent();
                return passed ? Optional.empty() : super.repetition(game, after);
            }
        };
    }

    /** The last stone played may not be taken if it is a single one. */
    public static VariantRules lastStoneProtected(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                PointSet taken =
                        game.position().stones(game.toMove().opponent()).minus(after.stones());
                return super.repetition(game, after).or(() -> game.lastMove()
                        .filter(move ->
                                move instanceof Move.Play play && taken.equals(PointSet.of(game.board(), play.point())))
                        .map(move -> new Refusal.Repeats("base.8", game.moves(), after)));
            }
        };
    }

    /** The stone that took a ko is safe with the chain it has joined. */
    public static VariantRules chainProtected(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                Color player = game.toMove();
                boolean tookOne = game.previous()
                        .filter(before -> game.removed(player) == before.removed(player) + 1)
                        .isPresent();
                return super.repetition(game, after).or(() -> game.lastMove()
                        .filter(move -> tookOne
                                && move instanceof Move.Play play
                                && after.stone(play.point()).isEmpty())
                        .map(move -> new Refusal.TakesBack("repetition.simple-stone", ((Move.Play) move).point())));
            }
        };
    }

    /** A stone that has just captured may not be taken, whatever it captured. */
    public static VariantRules snapbackIsKo(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                return super.repetition(game, after).or(() -> {
                    boolean captured = game.previous()
                            .filter(before -> game.removed(game.toMove()) > before.removed(game.toMove()))
                            .isPresent();
                    boolean taken = game.lastMove()
                            .filter(move -> move instanceof Move.Play play
                                    && after.stone(play.point()).isEmpty())
                            .isPresent();
                    return captured && taken
                            ? Optional.of(new Refusal.Repeats("base.8", game.moves(), after))
                            : Optional.empty();
                });
            }
        };
    }

    /** A ko stays closed when a threat has been played and answered. */
    public static VariantRules keptAfterExchange(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                return super.repetition(game, after).or(() -> game.previous()
                        .flatMap(Game::previous)
                        .filter(moment -> moment.lastMove()
                                .filter(move -> move instanceof Move.Play play
                                        && game.position().stone(play.point()).isPresent()
                                        && after.stone(play.point()).isEmpty())
                                .isPresent())
                        .filter(moment -> moment.previous()
                                .filter(before -> moment.removed(game.toMove()) == before.removed(game.toMove()) + 1)
                                .isPresent())
                        .map(moment -> new Refusal.Repeats("base.8", moment.moves(), after)));
            }
        };
    }

    /** Nothing is closed once somebody has passed. */
    public static VariantRules openAfterTheButton(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                return game.course().passes().first() > 0 ? Optional.empty() : super.repetition(game, after);
            }
        };
    }

    /** A ko stays closed for two moves. */
    public static VariantRules twoMoves(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                Optional<Refusal> now = super.repetition(game, after);
                return now.isPresent() || game.moves() < 2
                        ? now
                        : game.previous()
                                .flatMap(Game::previous)
                                .filter(earlier -> earlier.toMove() == game.toMove())
                                .flatMap(earlier -> again(earlier, after));
            }

            private Optional<Refusal> again(Game earlier, Position after) {
                for (Point point :
                        after.stones(earlier.toMove()).minus(earlier.position().stones(earlier.toMove()))) {
                    if (earlier.position().stone(point).isEmpty()
                            && super.play(earlier, point) instanceof Ruling.Refused refused
                            && refused.refusal() instanceof Refusal.TakesBack) {
                        return Optional.of(refused.refusal());
                    }
                }
                return Optional.empty();
            }
        };
    }

    /** A play elsewhere by the opponent opens a ko. */
    public static VariantRules openedByTheOpponent(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                Optional<Refusal> refusal = super.repetition(game, after);
                boolean elsewhere = game.previous()
                        .flatMap(Game::lastMove)
                        .filter(Move.Pass.class::isInstance)
                        .isPresent();
                return elsewhere ? Optional.empty() : refusal;
            }
        };
    }
}
