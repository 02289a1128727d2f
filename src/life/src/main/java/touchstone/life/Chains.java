package touchstone.life;

import java.util.ArrayList;
import java.util.List;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** The chains of a position, in board order. */
public record Chains(Position position) {

    public static final BaseRules RULES = new BaseRules();

    public List<PointSet> all() {
        return parts(position.stones(Color.BLACK), position.stones(Color.WHITE));
    }

    public List<PointSet> of(Color color) {
        return parts(position.stones(color));
    }

    /** What is connected within each of some sets. */
    public static List<PointSet> parts(PointSet... sets) {
        List<PointSet> parts = new ArrayList<>();
        for (PointSet set : sets) {
            for (PointSet rest = set; !rest.isEmpty(); ) {
                PointSet part = RULES.reached(PointSet.of(set.board(), rest.first()), set);
                parts.add(part);
                rest = rest.minus(part);
            }
        }
        return parts;
    }
}
