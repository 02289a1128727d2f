package touchstone.life.confirmation;

import touchstone.life.Limits;
import touchstone.life.search.Answered;

/** How many moments of play several searches on small parts of a board may look at together: as many as one search on a whole part. */
final class Allowance {

    private final Limits limits;
    private int left;

    Allowance(Limits limits) {
        this.limits = limits;
        this.left = limits.moments();
    }

    boolean spent() {
        return left <= 0 || limits.stop().getAsBoolean();
    }

    /** For one search, which needs at least one moment. */
    Limits atMost(int moments) {
        return new Limits(Math.max(1, Math.min(moments, left)), limits.stop());
    }

    Answered used(Answered answered) {
        left -= answered.moments();
        return answered;
    }
}
