package touchstone.laboratory.mutant;

import java.util.List;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** The definition of territory. */
final class TerritoryMutants {

    private TerritoryMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.of(
                                "territory-next-to-stones",
                                "base.9.territory",
                                "counts as territory only empty points adjacent to a stone",
                                NextToStones::new)
                        .touching("base.2", "base.4.connected", "base.9.*", "base.10"),
                Mutant.of(
                                "territory-off-the-edge",
                                "base.9.territory",
                                "does not count territory that reaches the edge of the board",
                                OffTheEdge::new)
                        .touching(
                                "base.2",
                                "base.4.connected",
                                "base.8.ko",
                                "base.9.*",
                                "base.10",
                                "davies.8",
                                "davies.9"),
                Mutant.of(
                                "territory-by-majority",
                                "base.9.neutral",
                                "gives a neutral region to whoever has more stones around it",
                                Majority::new)
                        .seenIn("online-go #203, #1381; gogui #2")
                        .touching("base.4.connected", "base.9.*", "base.10", "davies.8"),
                Mutant.of(
                                "dame-split",
                                "base.9.neutral",
                                "divides neutral points between the players, as Chinese counting does",
                                DameSplit::new)
                        .touching("base.4.connected", "base.9.*", "davies.8"),
                Mutant.of(
                                "dame-to-both",
                                "base.9.no-point-in-both",
                                "counts an empty point for each player whose stones reach it",
                                DameToBoth::new)
                        .touching("base.4.connected", "base.9.*", "davies.8"),
                Mutant.of(
                        "empty-board-to-both",
                        "base.9.empty-board",
                        "gives the empty board to both players, to whose stones alone its points lead",
                        EmptyBoardToBoth::new),
                Mutant.of(
                                "empty-board-to-black",
                                "base.9.empty-board",
                                "gives the empty board to Black, who has no opponent's stones in the way",
                                EmptyBoardToBlack::new)
                        .touching("base.9.played-out"),
                Mutant.of(
                                "no-points-in-seki",
                                "base.9.seki",
                                "does not count the eyes of chains that touch neutral points",
                                NoPointsInSeki::new)
                        .seenIn("KataGo #515; Sabaki #272; tenuki PR #11")
                        .touching("base.4.connected", "base.9.*", "davies.8"));
    }

    private static final class NextToStones extends BaseRules {
        @Override
        public PointSet territory(Position position, Color player) {
            return super.territory(position, player).and(adjacent(position.stones(player)));
        }
    }

    private static final class OffTheEdge extends BaseRules {
        @Override
        public PointSet territory(Position position, Color player) {
            PointSet territory = super.territory(position, player);
            return territory.minus(reached(territory.and(Neighbours.edge(position.board())), territory));
        }
    }

    private static final class Majority extends BaseRules {
        @Override
        public PointSet territory(Position position, Color player) {
            PointSet territory = position.board().none();
            for (PointSet rest = position.empties(); !rest.isEmpty(); ) {
                PointSet region = connected(position, rest.first());
                PointSet around = adjacent(region);
                int own = around.and(position.stones(player)).size();
                int others = around.and(position.stones(player.opponent())).size();
                territory = own > others ? territory.or(region) : territory;
                rest = rest.minus(region);
            }
            return territory;
        }
    }

    private static final class DameSplit extends BaseRules {
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
    }

    private static final class DameToBoth extends BaseRules {
        @Override
        public PointSet territory(Position position, Color player) {
            PointSet empties = position.empties();
            return reached(empties.and(adjacent(position.stones(player))), empties);
        }
    }

    private static final class EmptyBoardToBoth extends BaseRules {
        @Override
        public PointSet territory(Position position, Color player) {
            return position.stones().isEmpty() ? position.empties() : super.territory(position, player);
        }
    }

    private static final class EmptyBoardToBlack extends BaseRules {
        @Override
        public PointSet territory(Position position, Color player) {
            return position.stones().isEmpty() && player == Color.BLACK
                    ? position.empties()
                    : super.territory(position, player);
        }
    }

    private static final class NoPointsInSeki extends BaseRules {
        @Override
        public PointSet territory(Position position, Color player) {
            PointSet own = super.territory(position, player);
            PointSet neutral = position.empties().minus(own).minus(super.territory(position, player.opponent()));
            PointSet stones = position.stones(player);
            PointSet inSeki = reached(stones.and(adjacent(neutral)), stones);
            return own.minus(reached(own.and(adjacent(inSeki)), own));
        }
    }
}
