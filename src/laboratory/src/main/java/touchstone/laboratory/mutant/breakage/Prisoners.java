package touchstone.laboratory.mutant.breakage;

import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Captured stones, and what they count for. */
public final class Prisoners {

    private Prisoners() {}

    /** Prisoners count besides everything else. */
    public static VariantRules added(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public double counted(Game game, Position position, Color player) {
                return super.counted(game, position, player) + lost(game, player.opponent());
            }
        };
    }

    /** Prisoners count for nothing. */
    public static VariantRules forgotten(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public double counted(Game game, Position position, Color player) {
                return territory(position, player).size();
            }
        };
    }

    /** Prisoners are points for the player who lost them. */
    public static VariantRules toTheirOwner(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int lost(Game game, Color player) {
                return super.lost(game, player.opponent());
            }
        };
    }

    /** Nobody has lost a stone. */
    public static VariantRules kept(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int lost(Game game, Color player) {
                return 0;
            }
        };
    }
}
