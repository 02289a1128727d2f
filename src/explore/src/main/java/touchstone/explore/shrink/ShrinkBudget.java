package touchstone.explore.shrink;

import java.time.Duration;

/**
 * How much effort is spent on shrinking one disagreement.
 *
 * @param traces how many may be tried at most
 * @param time after which no further one is tried
 */
public record ShrinkBudget(int traces, Duration time) {

    public static final ShrinkBudget DEFAULT = new ShrinkBudget(4000, Duration.ofSeconds(30));
}
