package touchstone.explore.campaign;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import touchstone.explore.shrink.ShrinkBudget;

/**
 * When a campaign ends.
 *
 * @param games how many traces there are in all shards together
 * @param time after which no further one is begun
 */
public record CampaignLimit(OptionalLong games, Optional<Duration> time) {

    public static CampaignLimit games(long count) {
        return new CampaignLimit(OptionalLong.of(count), Optional.empty());
    }

    public static CampaignLimit time(Duration time) {
        return new CampaignLimit(OptionalLong.empty(), Optional.of(time));
    }

    /**
     * The share of one part among several; the first have a game more, where they do not come out even.
     *
     * @param part from 0
     */
    public CampaignLimit divided(int parts, int part) {
        return new CampaignLimit(
                games.isPresent()
                        ? OptionalLong.of((games.getAsLong() + parts - 1 - part) / parts)
                        : OptionalLong.empty(),
                time.map(all -> all.dividedBy(parts)));
    }

    /** What is spent on making one disagreement small: of a short time no large part, as others are to be met too. */
    public ShrinkBudget effort() {
        Duration usual = ShrinkBudget.DEFAULT.time();
        Duration part = time.map(all -> all.dividedBy(10)).orElse(usual);
        Duration least = Duration.ofSeconds(2);
        return new ShrinkBudget(
                ShrinkBudget.DEFAULT.traces(),
                part.compareTo(usual) > 0 ? usual : part.compareTo(least) < 0 ? least : part);
    }
}
