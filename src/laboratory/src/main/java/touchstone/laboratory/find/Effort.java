package touchstone.laboratory.find;

import java.time.Duration;

/**
 * How much is spent on making one disagreement small.
 *
 * @param walks how many may be tried at most
 * @param time after which no further one is tried
 */
public record Effort(int walks, Duration time) {

    public static final Effort DEFAULT = new Effort(4000, Duration.ofSeconds(30));
}
