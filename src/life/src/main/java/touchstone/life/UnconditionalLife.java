package touchstone.life;

import java.util.ArrayList;
import java.util.List;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * What one player has for good, even if the player passes from now on, by the algorithm of David B. Benson, "Life in the Game of
 * Go", Information Sciences 10 (1976), pages 17-29.
 *
 * <p>The theorem supposes that nobody captures stones of their own. Where that is allowed it still holds for stones in whose eyes no
 * opposing stone stands.
 *
 * @param stones of chains that have two eyes: regions around which only such chains stand, and all of whose empty points are
 *     liberties of the chain
 * @param territory regions around which only such chains stand and that have at most one point not beside them, so that no stone of
 *     the opponent can stay there
 */
public record UnconditionalLife(PointSet stones, PointSet territory) {

    public static UnconditionalLife of(Position position, Color color) {
        return of(position, color, position.board().none(), false);
    }

    /**
     * What the player has for good even if the player plays on these points: eyes that have some of them do not count.
     *
     * @param played points on which the player may play
     */
    public static UnconditionalLife without(PointSet played, Position position, Color color) {
        return of(position, color, played, false);
    }

    /**
     * What the player has for good by eyes that are territory, even if the player plays anywhere else. Once the player has captured the
     * stones that fill another eye, there may be room in it for stones of the opponent that stay.
     */
    public static UnconditionalLife byTerritoryAlone(Position position, Color color) {
        return of(position, color, position.board().none(), true);
    }

    private static UnconditionalLife of(Position position, Color color, PointSet played, boolean territoryOnly) {
        PointSet own = position.stones(color);
        List<PointSet> chains = Chains.parts(own);
        List<PointSet> regions = Chains.parts(position.board().all().minus(own));
        PointSet alive = own;
        while (true) {
            List<PointSet> enclosed = new ArrayList<>();
            for (PointSet region : regions) {
                if (!region.intersects(played)
                        && alive.holds(Chains.RULES.adjacent(region).and(own))) {
                    enclosed.add(region);
                }
            }
            if (territoryOnly) {
                PointSet territory = territory(alive, enclosed);
                enclosed.removeIf(region -> !territory.holds(region));
            }
            PointSet left = position.board().none();
            for (PointSet chain : chains) {
                if (alive.holds(chain) && eyes(position, chain, enclosed) >= 2) {
                    left = left.or(chain);
                }
            }
            if (left.equals(alive)) {
                return new UnconditionalLife(alive, territory(alive, enclosed));
            }
            alive = left;
        }
    }

    private static long eyes(Position position, PointSet chain, List<PointSet> enclosed) {
        PointSet border = Chains.RULES.adjacent(chain);
        return enclosed.stream()
                .filter(region -> region.intersects(border)
                        && region.intersects(position.empties())
                        && border.holds(region.and(position.empties())))
                .count();
    }

    private static PointSet territory(PointSet alive, List<PointSet> enclosed) {
        PointSet border = Chains.RULES.adjacent(alive);
        PointSet territory = alive.board().none();
        for (PointSet region : enclosed) {
            if (region.intersects(border) && region.minus(border).size() <= 1) {
                territory = territory.or(region);
            }
        }
        return territory;
    }

    public PointSet points() {
        return stones.or(territory);
    }
}
