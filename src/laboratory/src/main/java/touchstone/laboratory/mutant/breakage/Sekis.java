package touchstone.laboratory.mutant.breakage;

import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Stones in seki, and what they surround. */
public final class Sekis {

    private Sekis() {}

    /** The eyes of chains that touch neutral points are no territory. */
    public static VariantRules eyesLost(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet territory(Position position, Color player) {
                PointSet own = super.territory(position, player);
                PointSet neutral = position.empties().minus(own).minus(super.territory(position, player.opponent()));
                PointSet stones = position.stones(player);
                PointSet inSeki = reached(stones.and(adjacent(neutral)), stones);
                return own.minus(reached(own.and(adjacent(inSeki)), own));
            }
        };
    }

    /** A chain with two eyes is in no seki. */
    public static VariantRules twoEyesNever(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet inSeki(Position position, Color player) {
                PointSet seki = super.inSeki(position, player);
                for (PointSet chain : Parts.of(this, seki)) {
                    seki = eyes(position, player, chain) >= 2 ? seki.minus(chain) : seki;
                }
                return seki;
            }

            private long eyes(Position position, Color player, PointSet chain) {
                PointSet stones = position.stones(player);
                PointSet empties = position.empties();
                return Parts.of(this, reached(empties.and(adjacent(chain)), empties)).stream()
                        .filter(region ->
                                adjacent(region).minus(region).minus(stones).isEmpty())
                        .count();
            }
        };
    }

    /** Each chain alone is in seki or not. */
    public static VariantRules chainByChain(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet inSeki(Position position, Color player) {
                PointSet opposing = position.stones(player.opponent());
                PointSet stones = position.stones(player);
                PointSet empties = position.empties();
                PointSet neutral = reached(empties.and(adjacent(opposing)), empties)
                        .and(reached(empties.and(adjacent(stones)), empties));
                return reached(stones.and(adjacent(neutral)), stones);
            }
        };
    }
}
