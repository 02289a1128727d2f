package touchstone.laboratory.mutant.breakage;

import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Variant;

/** What a player pays for living groups. */
public final class GroupTaxes {

    private GroupTaxes() {}

    /** Each chain is a group. */
    public static VariantRules byChain(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int tax(Game game, Color player) {
                Position position = finalPosition(game);
                PointSet territory = territory(position, player);
                return Parts.of(this, position.stones(player)).stream()
                        .mapToInt(chain ->
                                Math.min(2, adjacent(chain).and(territory).size()))
                        .sum();
            }
        };
    }

    /** A player pays for one group, however many there are. */
    public static VariantRules once(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int tax(Game game, Color player) {
                return Math.min(2, super.tax(game, player));
            }
        };
    }

    /** A group pays for two eyes though it has less territory. */
    public static VariantRules withoutEyes(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int tax(Game game, Color player) {
                return 2 * Parts.of(this, area(finalPosition(game), player)).size();
            }
        };
    }

    /** Groups pay for eyes that have not been counted. */
    public static VariantRules withoutScore(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int tax(Game game, Color player) {
                return new VariantRules(variant.with(Scoring.AREA, GroupTax.TWO)).tax(game, player);
            }
        };
    }
}
