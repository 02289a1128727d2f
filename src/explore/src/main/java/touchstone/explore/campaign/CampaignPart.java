package touchstone.explore.campaign;

import java.io.Serializable;
import java.util.List;
import java.util.stream.IntStream;
import touchstone.explore.trace.TraceSource;
import touchstone.reference.BaseRules;
import touchstone.spi.Subject;

/**
 * Traces of a campaign that are played together, with numbers in succession.
 *
 * @param first the number of the first
 * @param count how many there are
 */
public record CampaignPart(long first, long count) implements Serializable {

    /** So many parts, or one for each game if there are fewer of these, in order and of about one size. */
    static List<CampaignPart> of(long games, int parts) {
        int count = (int) Math.min(games, parts);
        return IntStream.range(0, count)
                .mapToObj(part -> {
                    long first = games * part / count;
                    return new CampaignPart(first, games * (part + 1) / count - first);
                })
                .toList();
    }

    /**
     * Plays them. Nothing is shrunk.
     *
     * @param source of all traces of the campaign
     * @throws touchstone.spi.SubjectErrorException if the subject can't be started, or breaks down again and again
     */
    public PlayedPart play(Subject subject, TraceSource source, BaseRules rules) {
        MetKinds met = new MetKinds(rules);
        LocalCampaign campaign = new LocalCampaign(
                subject,
                (number, listener) -> source.trace(first + number, listener),
                Shard.WHOLE,
                CampaignLimit.games(count),
                met);
        CampaignStatistics statistics;
        try {
            campaign.run((gone, pace) -> {});
        } finally {
            statistics = campaign.account(0);
        }
        return new PlayedPart(statistics, met.wrong());
    }
}
