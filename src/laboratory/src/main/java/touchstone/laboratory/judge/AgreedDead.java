package touchstone.laboratory.judge;

import java.util.Optional;
import touchstone.formats.sgf.Description;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Which stones the players have agreed to be dead.
 *
 * @param source who says so, as in {@code as the record marks territory}
 */
public record AgreedDead(PointSet stones, String source) {

    /** As far as a record shows: those on what it marks as the other's territory. Empty if it marks no territory. */
    public static Optional<AgreedDead> marked(Position position, Description description) {
        if (!description.marksTerritory()) {
            return Optional.empty();
        }
        PointSet dead = position.board().none();
        for (Color player : Color.values()) {
            dead = dead.or(position.stones(player).and(description.territory(player.opponent())));
        }
        return Optional.of(new AgreedDead(dead, "as the record marks territory"));
    }
}
