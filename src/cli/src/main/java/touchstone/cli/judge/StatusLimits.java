package touchstone.cli.judge;

import touchstone.life.Limits;

/**
 * How long life and death are looked into.
 *
 * @param seconds for a game; 0 not at all
 * @param nodes for each search, 1 or more
 */
public record StatusLimits(double seconds, int nodes) {

    public static final StatusLimits USUAL = new StatusLimits(1, Limits.USUAL.moments());
}
