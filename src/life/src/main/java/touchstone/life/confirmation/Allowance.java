package touchstone.life.confirmation;

import touchstone.life.Limits;
import touchstone.life.search.Answered;

/**
 * How many moments of play several searches on small parts of a board may look at together: several times as many as one search on a
 * whole part. Of these as many as one such search are kept; a search that shows nothing is forgotten.
 */
final class Allowance {

    private static final int SEARCHES = 8;

    private final Limits limits;
    private long left;
    private long kept;

    Allowance(Limits limits) {
        this.limits = limits;
        this.left = (long) SEARCHES * limits.moments();
    }

    boolean spent() {
        return left <= 0 || kept >= limits.moments() || limits.stop().getAsBoolean();
    }

    /** For one search, which needs at least one moment. */
    Limits atMost(int moments) {
        return new Limits((int) Math.max(1, Math.min(moments, left)), limits.stop());
    }

    /** How many moments have been looked at. */
    long used() {
        return (long) SEARCHES * limits.moments() - left;
    }

    Answered used(Answered answered) {
        left -= answered.moments();
        kept += answered.forced().isPresent() ? answered.moments() : 0;
        return answered;
    }
}
