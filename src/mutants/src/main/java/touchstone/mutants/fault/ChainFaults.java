package touchstone.mutants.fault;

import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;

/** Chains and their liberties, larger or smaller than they are. */
public final class ChainFaults {

    private ChainFaults() {}

    /** Diagonals connect stones. */
    public static final RuleFault DIAGONAL_CONNECTION = variant -> new VariantRules(variant) {
        @Override
        public PointSet reached(PointSet points, PointSet state) {
            PointSet reached = super.reached(points, state);
            PointSet further =
                    reached.or(Neighbours.diagonal(reached.and(state)).and(state));
            return further.equals(reached) ? reached : reached(further, state);
        }
    };

    /** Paths end after a few steps. */
    public static final RuleFault SHORT_SIGHTED = variant -> new VariantRules(variant) {
        private static final int STEPS = 4;

        @Override
        public PointSet reached(PointSet points, PointSet state) {
            // The step from a liberty onto a chain is none along it.
            PointSet reached = points.intersects(state)
                    ? points
                    : points.or(adjacent(points).and(state));
            for (int step = 0; step < STEPS; step++) {
                reached = reached.or(adjacent(reached).and(state));
            }
            return reached;
        }
    };

    /** Stones that share a liberty belong to one chain. */
    public static final RuleFault GROUPS_FOR_CHAINS = ReplacedArticle.connected((right, position, point) -> {
        PointSet chain = right.connected(position, point);
        PointSet sharing =
                right.adjacent(right.adjacent(chain).and(position.empties())).and(position.alike(point));
        return position.stone(point).isEmpty() ? chain : right.reached(chain.or(sharing), position.alike(point));
    });

    /** A stone is connected to those adjacent to it and to no others. */
    public static final RuleFault NEIGHBOURS_ONLY = ReplacedArticle.connected((right, position, point) -> {
        PointSet stone = PointSet.of(position.board(), point);
        return stone.or(right.adjacent(stone).and(position.alike(point)));
    });

    /** A stone has only the liberties next to itself, not those of its chain. */
    public static final RuleFault OWN_LIBERTIES_ONLY = variant -> new VariantRules(variant) {
        @Override
        public PointSet liberties(Position position, Point stone) {
            return adjacent(PointSet.of(position.board(), stone)).and(position.empties());
        }
    };

    /** A stone without a liberty next to itself is removed, whatever its chain has. */
    public static final RuleFault LIBERTIES_NOT_SHARED = ReplacedArticle.withoutLiberty(
            (right, position, color) -> position.stones(color).minus(right.adjacent(position.empties())));

    /** The edge of the board is a liberty. */
    public static final RuleFault EDGE_IS_A_LIBERTY = ReplacedArticle.withoutLiberty((right, position, color) -> {
        PointSet without = right.withoutLiberty(position, color);
        return without.minus(right.reached(without.and(Neighbours.edge(position.board())), without));
    });
}
