package touchstone.laboratory.mutant.breakage;

import java.util.Optional;
import java.util.function.UnaryOperator;
import touchstone.reference.Color;
import touchstone.reference.Count;
import touchstone.reference.Game;
import touchstone.reference.PointSet;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Variant;

/** What players see when they count in their way. */
public final class Countings {

    private Countings() {}

    /** Half of the board is rounded up to whole points. */
    public static VariantRules halfRoundedUp(Variant variant) {
        return recounted(variant, Countings::roundedUp);
    }

    /** The point that stays open when the board is filled in is forgotten. */
    public static VariantRules openPointForgotten(Variant variant) {
        return recounted(variant, Countings::withoutOpenPoint);
    }

    private static Count roundedUp(Count count) {
        return count instanceof Count.Half half ? new Count.Half(half.black(), Math.ceil(half.needed())) : count;
    }

    private static Count withoutOpenPoint(Count count) {
        return count instanceof Count.FilledIn filled
                ? new Count.FilledIn(
                        filled.tooMany(), filled.stones(), Math.signum(filled.lead()) * 2 * filled.stones())
                : count;
    }

    private static VariantRules recounted(Variant variant, UnaryOperator<Count> change) {
        return new VariantRules(variant) {
            @Override
            public Count counted(Game game, Counting way) {
                return change.apply(super.counted(game, way));
            }
        };
    }

    /** The whole komi is added to half of the board. */
    public static VariantRules wholeKomi(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Count counted(Game game, Counting way) {
                Count count = super.counted(game, way);
                return count instanceof Count.Half half
                        ? new Count.Half(
                                half.black(),
                                half.needed() + game.course().terms().komi() / 2)
                        : count;
            }
        };
    }

    /** Shared points are not halved for half-count. */
    public static VariantRules sharedPointsForgotten(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Count counted(Game game, Counting way) {
                Count right = super.counted(game, way);
                return right instanceof Count.Half half
                        ? new Count.Half(area(finalPosition(game), Color.BLACK).size(), half.needed())
                        : right;
            }
        };
    }

    /** Filling in, the point that stays open is not counted. */
    public static VariantRules lastPointForgotten(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Count counted(Game game, Counting way) {
                Count right = super.counted(game, way);
                return right instanceof Count.FilledIn filled && filled.stones() > 0
                        ? new Count.FilledIn(
                                filled.tooMany(), filled.stones(), filled.lead() - Math.signum(filled.lead()))
                        : right;
            }
        };
    }

    /** Prisoners for whom there is no room are dropped from rearrangement. */
    public static VariantRules prisonersWithoutRoomDropped(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Count counted(Game game, Counting way) {
                Count right = super.counted(game, way);
                return right instanceof Count.Rearranged
                        ? new Count.Rearranged(left(game, Color.BLACK), left(game, Color.WHITE))
                        : right;
            }

            private int left(Game game, Color player) {
                return Math.max(0, territory(game, player).size() - lost(game, player));
            }
        };
    }

    /** The board may be filled, whatever else the players do. */
    public static VariantRules fillInToo(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Count> count(Game game, Counting way) {
                return way == Counting.FILL_IN ? Optional.of(counted(game, way)) : super.count(game, way);
            }
        };
    }

    /** Points that both players reach are left open when the board is filled in. */
    public static VariantRules sharedPointsLeftOpen(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Count counted(Game game, Counting way) {
                PointSet owned = territory(game, Color.BLACK).or(territory(game, Color.WHITE));
                int shared = finalPosition(game).empties().minus(owned).size();
                return super.counted(game, way) instanceof Count.FilledIn filled
                                && filled.tooMany().isPresent()
                        ? new Count.FilledIn(filled.tooMany(), filled.stones() + shared / 2, filled.lead())
                        : super.counted(game, way);
            }
        };
    }
}
