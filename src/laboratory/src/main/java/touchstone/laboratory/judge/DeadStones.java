package touchstone.laboratory.judge;

import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.subject.record.Description;

/** Which stones the players have agreed to be dead, as far as a record shows: those on what it marks as the other's territory. */
final class DeadStones {

    private DeadStones() {}

    static PointSet marked(Position position, Description description) {
        PointSet dead = position.board().none();
        for (Color player : Color.values()) {
            dead = dead.or(position.stones(player).and(description.territory(player.opponent())));
        }
        return dead;
    }
}
