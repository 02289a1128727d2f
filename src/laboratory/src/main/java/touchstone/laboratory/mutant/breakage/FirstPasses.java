package touchstone.laboratory.mutant.breakage;

import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** What the first pass is worth, and which pass is the first. */
public final class FirstPasses {

    private FirstPasses() {}

    /** The first pass is looked for among those that stopped the play. */
    public static VariantRules ofTheLast(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int firstPass(Game game) {
                boolean even = game.successivePasses() % 2 == 0;
                Color first = even ? game.toMove() : game.toMove().opponent();
                return first == Color.WHITE ? 1 : 0;
            }
        };
    }

    /** The first pass is looked for among the last two. */
    public static VariantRules ofTheLastPair(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int firstPass(Game game) {
                return game.successivePasses() >= 2 && game.madeBy(Color.BLACK) ? 1 : 0;
            }
        };
    }

    /** The button is worth nothing. */
    public static VariantRules worthNothing(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public double button(Game game, Color player) {
                return 0;
            }
        };
    }

    /** Each player who passes has a button. */
    public static VariantRules buttonForBoth(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public double button(Game game, Color player) {
                return game.course().passes().of(player) > 0 ? 0.5 : 0;
            }
        };
    }

    /** The button goes to the player who did not take it. */
    public static VariantRules buttonForTheOther(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public double button(Game game, Color player) {
                return super.button(game, player.opponent());
            }
        };
    }

    /** Taking the button counts among the passes that stop the play. */
    public static VariantRules buttonIsAPass(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int countedPasses(Game game) {
                return game.successivePasses();
            }
        };
    }
}
