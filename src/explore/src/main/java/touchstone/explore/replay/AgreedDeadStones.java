package touchstone.explore.replay;

import java.util.Optional;
import touchstone.formats.sgf.GameDescription;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * The stones that the players agreed to be dead.
 *
 * @param source who says so, as in {@code as the record marks territory}
 */
public record AgreedDeadStones(PointSet stones, String source) {

    /** As far as a record shows: those on what it marks as the other's territory. Empty if it marks no territory. */
    public static Optional<AgreedDeadStones> marked(Position position, GameDescription description) {
        if (!description.marksTerritory()) {
            return Optional.empty();
        }
        PointSet dead = position.board().none();
        for (Color player : Color.values()) {
            dead = dead.or(position.stones(player).and(description.territory(player.opponent())));
        }
        return Optional.of(new AgreedDeadStones(dead, "as the record marks territory"));
    }
}
