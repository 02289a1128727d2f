package touchstone.laboratory.mutant.breakage;

import touchstone.reference.Game;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** When players may say that a game repeats itself. */
public final class Repetitions {

    private Repetitions() {}

    /** A game may be called repeated before anything has been repeated. */
    public static VariantRules always(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public boolean hasRepeated(Game game) {
                return true;
            }
        };
    }

    /** A pass repeats the position. */
    public static VariantRules byPassing(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public boolean hasRepeated(Game game) {
                return game.moments().skip(1).anyMatch(moment -> moment.position()
                        .equals(game.position()));
            }
        };
    }

    /** A game repeats itself when a position stands for the third time. */
    public static VariantRules thrice(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public boolean hasRepeated(Game game) {
                return super.hasRepeated(game)
                        && game.moments()
                                        .filter(moment -> moment.position().equals(game.position()))
                                        .count()
                                >= 3;
            }
        };
    }
}
