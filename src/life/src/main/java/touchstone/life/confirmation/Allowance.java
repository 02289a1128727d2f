package touchstone.life.confirmation;

import touchstone.life.Limits;
import touchstone.life.search.Answered;

/** How many moments of play several searches on small parts of a board may look at together. */
final class Allowance {

    /** In searches of a whole part. What a search keeps is forgotten after it, unless it shows something: this costs time, and hardly memory. */
    private static final int SEARCHES = 8;

    private final Limits limits;
    private long left;

    Allowance(Limits limits) {
        this.limits = limits;
        this.left = (long) SEARCHES * limits.moments();
    }

    boolean spent() {
        return left <= 0 || limits.stop().getAsBoolean();
    }

    /** For one search, which needs at least one moment. */
    Limits atMost(int moments) {
        return new Limits((int) Math.max(1, Math.min(moments, left)), limits.stop());
    }

    Answered used(Answered answered) {
        left -= answered.moments();
        return answered;
    }
}
