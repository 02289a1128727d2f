package touchstone.mutants.fault;

import java.util.ArrayList;
import java.util.List;
import touchstone.reference.BaseRules;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** The chains, regions and groups that mutants judge one at a time. */
final class ConnectedParts {

    private ConnectedParts() {}

    /** A set of points cut into its connected parts, the part of the first point first. */
    static List<PointSet> of(BaseRules rules, PointSet points) {
        List<PointSet> parts = new ArrayList<>();
        for (PointSet rest = points; !rest.isEmpty(); ) {
            PointSet part = rules.reached(PointSet.of(points.board(), rest.first()), rest);
            parts.add(part);
            rest = rest.minus(part);
        }
        return parts;
    }

    /** Those of some stones whose chains have one liberty. */
    static PointSet inAtari(BaseRules rules, Position position, PointSet stones) {
        return position.board()
                .none()
                .withAll(stones.stream()
                        .filter(stone -> rules.liberties(position, stone).size() == 1)
                        .toList());
    }
}
