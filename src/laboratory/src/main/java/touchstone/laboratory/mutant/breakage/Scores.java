package touchstone.laboratory.mutant.breakage;

import java.util.function.UnaryOperator;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Score;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** What is counted, and what it comes to. */
public final class Scores {

    private Scores() {}

    /** A score is changed once it is known. */
    public static VariantRules rescored(Variant variant, UnaryOperator<Score> change) {
        return new VariantRules(variant) {
            @Override
            public Score score(Game game) {
                return change.apply(super.score(game));
            }
        };
    }

    /** Stones are no area. */
    public static VariantRules territoryOnly(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet area(Position position, Color player) {
                return territory(position, player);
            }
        };
    }

    /** Territory is no area. */
    public static VariantRules stonesOnly(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet area(Position position, Color player) {
                return position.stones(player);
            }
        };
    }

    /** A neutral point is a point for both players. */
    public static VariantRules neutralForBoth(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public double counted(Game game, Position position, Color player) {
                PointSet neutral = position.empties()
                        .minus(territory(position, Color.BLACK))
                        .minus(territory(position, Color.WHITE));
                return super.counted(game, position, player) + neutral.size();
            }
        };
    }

    /** Equally many stones are taken off both areas. */
    public static VariantRules equalRemoval(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public double counted(Game game, Position position, Color player) {
                int stones = Math.min(
                        position.stones(Color.BLACK).size(),
                        position.stones(Color.WHITE).size());
                return area(position, player).size() - stones;
            }
        };
    }

    /** Half points are rounded down. */
    public static VariantRules halvesRounded(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public double shared(Position position) {
                return Math.floor(super.shared(position));
            }
        };
    }

    /** An empty board is shared as neutral points are. */
    public static VariantRules emptyBoardShared(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public double shared(Position position) {
                return position.stones().isEmpty() ? position.board().size() : super.shared(position);
            }
        };
    }
}
