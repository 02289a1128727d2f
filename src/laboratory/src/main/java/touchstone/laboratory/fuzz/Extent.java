package touchstone.laboratory.fuzz;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import touchstone.laboratory.find.Effort;

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

    /**
     * The share of one part among several; the first have a game more, where they do not come out even.
     *
     * @param part from 0
     */
    public Extent divided(int parts, int part) {
        return new Extent(
                games.isPresent()
                        ? OptionalLong.of((games.getAsLong() + parts - 1 - part) / parts)
                        : OptionalLong.empty(),
                time.map(all -> all.dividedBy(parts)));
    }

    /** What is spent on making one disagreement small: of a short time no large part, as others are to be met too. */
    public Effort effort() {
        Duration usual = Effort.DEFAULT.time();
        Duration part = time.map(all -> all.dividedBy(10)).orElse(usual);
        Duration least = Duration.ofSeconds(2);
        return new Effort(
                Effort.DEFAULT.walks(), part.compareTo(usual) > 0 ? usual : part.compareTo(least) < 0 ? least : part);
    }
}
