package touchstone.laboratory.mutant.breakage;

import java.util.List;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Empty points that are not territory and are taken for it, or the other way round. */
public final class Territories {

    private Territories() {}

    /** Only points adjacent to a stone are territory. */
    public static VariantRules nextToStones(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet territory(Position position, Color player) {
                return super.territory(position, player).and(adjacent(position.stones(player)));
            }
        };
    }

    /** Territory that reaches the edge of the board is none. */
    public static VariantRules offTheEdge(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet territory(Position position, Color player) {
                PointSet territory = super.territory(position, player);
                return territory.minus(reached(territory.and(Neighbours.edge(position.board())), territory));
            }
        };
    }

    /** The edges of the board enclose nothing: points on them are nobody's. */
    public static VariantRules edgesEncloseNothing(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet territory(Position position, Color player) {
                PointSet territory = super.territory(position, player);
                PointSet open = position.board().none();
                for (Point point : territory) {
                    open = adjacent(PointSet.of(position.board(), point)).size() < 4 ? open.with(point) : open;
                }
                return territory.minus(open);
            }
        };
    }

    /** A region is territory of whoever has more stones around it. */
    public static VariantRules majority(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet territory(Position position, Color player) {
                PointSet territory = position.board().none();
                for (PointSet region : Parts.of(this, position.empties())) {
                    PointSet around = adjacent(region);
                    int own = around.and(position.stones(player)).size();
                    int others = around.and(position.stones(player.opponent())).size();
                    territory = own > others ? territory.or(region) : territory;
                }
                return territory;
            }
        };
    }

    /** Neutral points are divided between the players. */
    public static VariantRules neutralSplit(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet territory(Position position, Color player) {
                PointSet own = super.territory(position, player);
                PointSet neutral = position.empties().minus(own).minus(super.territory(position, player.opponent()));
                List<Point> shared = neutral.stream().toList();
                int half = shared.size() / 2;
                return own.withAll(
                        player == Color.BLACK
                                ? shared.subList(0, half)
                                : shared.subList(shared.size() - half, shared.size()));
            }
        };
    }

    /** A point is territory of each player whose stones reach it. */
    public static VariantRules neutralToBoth(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet territory(Position position, Color player) {
                PointSet empties = position.empties();
                return reached(empties.and(adjacent(position.stones(player))), empties);
            }
        };
    }

    /** The empty board is territory of both players. */
    public static VariantRules emptyBoardToBoth(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet territory(Position position, Color player) {
                return position.stones().isEmpty() ? position.empties() : super.territory(position, player);
            }
        };
    }

    /** The empty board is territory of Black. */
    public static VariantRules emptyBoardToBlack(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet territory(Position position, Color player) {
                return position.stones().isEmpty() && player == Color.BLACK
                        ? position.empties()
                        : super.territory(position, player);
            }
        };
    }
}
