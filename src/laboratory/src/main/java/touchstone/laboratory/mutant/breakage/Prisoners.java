package touchstone.laboratory.mutant.breakage;

import touchstone.reference.Color;
import touchstone.reference.Course;
import touchstone.reference.Game;
import touchstone.reference.Move;
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

    /** Self-captured stones are not lost. */
    public static VariantRules selfCapturedFree(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int lost(Game game, Color player) {
                return super.lost(game, player)
                        - (int) game.moments()
                                .filter(moment -> moment.createdBy(player))
                                .mapToLong(moment -> moment.removed(player)
                                        - moment.previous().orElseThrow().removed(player))
                                .sum();
            }
        };
    }

    /** Stones are handed over for the passes that end the game only. */
    public static VariantRules passStonesAtTheEnd(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int lost(Game game, Color player) {
                Course.Passes passes = game.course().passes();
                long last = game.moments()
                        .takeWhile(moment -> moment.lastMove()
                                .filter(Move.Play.class::isInstance)
                                .isEmpty())
                        .filter(moment -> moment.lastMove()
                                .filter(Move.Pass.class::isInstance)
                                .isPresent())
                        .filter(moment -> moment.madeBy(player))
                        .count();
                return super.lost(game, player) - passes.of(player) + (int) last;
            }
        };
    }

    /** No stone is handed over for a third pass in succession. */
    public static VariantRules thirdPassFree(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int lost(Game game, Color player) {
                int third = game.successivePasses() == 3 && game.madeBy(player) ? 1 : 0;
                return super.lost(game, player) - third;
            }
        };
    }
}
