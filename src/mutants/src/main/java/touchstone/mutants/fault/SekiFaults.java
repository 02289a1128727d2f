package touchstone.mutants.fault;

import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;

/** Stones in seki, and what they surround. */
public final class SekiFaults {

    private SekiFaults() {}

    /** The eyes of chains that touch neutral points are no territory. */
    public static final RuleFault EYES_LOST = ReplacedArticle.territory((right, position, player) -> {
        PointSet own = right.territory(position, player);
        PointSet neutral = position.empties().minus(own).minus(right.territory(position, player.opponent()));
        PointSet stones = position.stones(player);
        PointSet inSeki = right.reached(stones.and(right.adjacent(neutral)), stones);
        return own.minus(right.reached(own.and(right.adjacent(inSeki)), own));
    });

    /** A chain with two eyes is in no seki. */
    public static final RuleFault TWO_EYES_NEVER = variant -> new VariantRules(variant) {
        @Override
        public PointSet inSeki(Position position, Color player) {
            PointSet seki = super.inSeki(position, player);
            for (PointSet chain : ConnectedParts.of(this, seki)) {
                seki = eyes(position, player, chain) >= 2 ? seki.minus(chain) : seki;
            }
            return seki;
        }

        private long eyes(Position position, Color player, PointSet chain) {
            PointSet stones = position.stones(player);
            PointSet empties = position.empties();
            return ConnectedParts.of(this, reached(empties.and(adjacent(chain)), empties)).stream()
                    .filter(region ->
                            adjacent(region).minus(region).minus(stones).isEmpty())
                    .count();
        }
    };

    /** Each chain alone is in seki or not. */
    public static final RuleFault CHAIN_BY_CHAIN = variant -> new VariantRules(variant) {
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
