package touchstone.life;

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
     * On those points, and on all to which a path leads from them that meets no stone which cannot be captured, of either player.
     * A dame beyond the stones around is then no place for new stones, so that what is dead can be told before all dame are filled.
     */
    ENCLOSED
}
