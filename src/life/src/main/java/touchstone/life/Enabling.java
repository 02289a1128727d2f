package touchstone.life;

import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Where new stones make captured ones alive (article 7-1): the article speaks of new stones that the opponent cannot capture,
 * and does not say where.
 */
public enum Enabling {

    /** On the points of the captured stones. */
    SAME_POINTS,

    /**
     * On those points, and on all to which a path leads from them that meets no stone of the player which is alive by itself or
     * by its own points (Jasiek, Japanese 2003 Rules, "local-2").
     */
    REGION,

    /**
     * On those points, and on all to which a path leads from them that meets no stone of the opponent which cannot be captured, no stone of the player which is alive without new stones nearby, and
     * no empty point beside such stones of the player's own: a stone could be played there in any case, so that the capture is not
     * what makes room for it. What is dead can then be told before all dame are filled.
     */
    ENCLOSED;

    /**
     * Of the points that no stones close to a path, those that it may go over.
     *
     * @param own stones of the player's that are alive without new stones nearby
     */
    public PointSet open(Position position, PointSet points, PointSet own) {
        return this == ENCLOSED ? points.minus(Chains.RULES.adjacent(own).and(position.empties())) : points;
    }
}
