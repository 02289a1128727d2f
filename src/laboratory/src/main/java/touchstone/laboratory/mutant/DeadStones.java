package touchstone.laboratory.mutant;

import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** Stones that programs take for dead though the base rules know no dead stones. */
final class DeadStones {

    private DeadStones() {}

    /** The stones that reach no territory of their player's, where the opponent has some. */
    static PointSet cutOff(BaseRules rules, Position position) {
        PointSet dead = position.board().none();
        for (Color color : Color.values()) {
            PointSet stones = position.stones(color);
            PointSet living = rules.reached(stones.and(rules.adjacent(rules.territory(position, color))), stones);
            boolean opposed = !rules.territory(position, color.opponent()).isEmpty();
            dead = opposed ? dead.or(stones.minus(living)) : dead;
        }
        return dead;
    }
}
