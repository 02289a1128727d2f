package touchstone.laboratory.fuzz;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How long a campaign goes on.
 *
 * @param games how many walks there are in all shards together
 * @param time after which no further one is begun
 */
public record Extent(OptionalLong games, Optional<Duration> time) {

    public static Extent games(long count) {
        return new Extent(OptionalLong.of(count), Optional.empty());
    }

    public static Extent time(Duration time) {
        return new Extent(OptionalLong.empty(), Optional.of(time));
    }
}
