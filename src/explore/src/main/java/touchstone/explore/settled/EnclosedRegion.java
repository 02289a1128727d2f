package touchstone.explore.settled;

import java.util.ArrayList;
import java.util.List;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * A region that a player's stones enclose: connected points without stones of that player.
 *
 * @param empties its empty points; the others hold the opponent's stones
 * @param border the stones beside it
 */
record EnclosedRegion(PointSet empties, PointSet border) {

    private static final BaseRules RULES = new BaseRules();

    static List<EnclosedRegion> enclosed(Position position, Color player) {
        PointSet stones = position.stones(player);
        return parts(position.board().all().minus(stones)).stream()
                .map(part -> new EnclosedRegion(
                        part.and(position.empties()), RULES.adjacent(part).and(stones)))
                .toList();
    }

    /** Whether each of its empty points is a liberty of a chain, and there is one. */
    boolean isVitalTo(PointSet chain) {
        return !empties.isEmpty() && empties.minus(RULES.adjacent(chain)).isEmpty();
    }

    /** The largest connected parts of a set. */
    static List<PointSet> parts(PointSet points) {
        List<PointSet> parts = new ArrayList<>();
        PointSet rest = points;
        while (!rest.isEmpty()) {
            PointSet part = RULES.reached(PointSet.of(points.board(), rest.first()), rest);
            parts.add(part);
            rest = rest.minus(part);
        }
        return parts;
    }
}
