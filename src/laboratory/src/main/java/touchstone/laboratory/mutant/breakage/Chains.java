package touchstone.laboratory.mutant.breakage;

import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Chains and their liberties, larger or smaller than they are. */
public final class Chains {

    private Chains() {}

    /** Diagonals connect stones. */
    public static VariantRules diagonalConnection(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet reached(PointSet points, PointSet state) {
                PointSet reached = super.reached(points, state);
                PointSet further =
                        reached.or(Neighbours.diagonal(reached.and(state)).and(state));
                return further.equals(reached) ? reached : reached(further, state);
            }
        };
    }

    /** Paths end after a few steps. */
    public static VariantRules shortSighted(Variant variant) {
        return new VariantRules(variant) {
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
    }

    /** Stones that share a liberty belong to one chain. */
    public static VariantRules groupsForChains(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet connected(Position position, Point point) {
                PointSet chain = super.connected(position, point);
                PointSet sharing =
                        adjacent(adjacent(chain).and(position.empties())).and(position.alike(point));
                return position.stone(point).isEmpty() ? chain : reached(chain.or(sharing), position.alike(point));
            }
        };
    }

    /** A stone is connected to those adjacent to it and to no others. */
    public static VariantRules neighboursOnly(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet connected(Position position, Point point) {
                PointSet stone = PointSet.of(position.board(), point);
                return stone.or(adjacent(stone).and(position.alike(point)));
            }
        };
    }

    /** A stone has only the liberties next to itself, not those of its chain. */
    public static VariantRules ownLibertiesOnly(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet liberties(Position position, Point stone) {
                return adjacent(PointSet.of(position.board(), stone)).and(position.empties());
            }
        };
    }

    /** A stone without a liberty next to itself is removed, whatever its chain has. */
    public static VariantRules libertiesNotShared(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet withoutLiberty(Position position, Color color) {
                return position.stones(color).minus(adjacent(position.empties()));
            }
        };
    }

    /** The edge of the board is a liberty. */
    public static VariantRules edgeIsALiberty(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet withoutLiberty(Position position, Color color) {
                PointSet without = super.withoutLiberty(position, color);
                return without.minus(reached(without.and(Neighbours.edge(position.board())), without));
            }
        };
    }
}
