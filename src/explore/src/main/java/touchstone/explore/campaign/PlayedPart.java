package touchstone.explore.campaign;

import java.util.List;

/**
 * What came of a part of a campaign.
 *
 * @param wrong the traces on which there were disagreements, in order
 */
public record PlayedPart(CampaignStatistics statistics, List<Wrong> wrong) {

    public PlayedPart {
        wrong = List.copyOf(wrong);
    }

    /**
     * A trace with disagreements.
     *
     * @param kinds of disagreement, in words, in the order in which they were met
     */
    public record Wrong(long number, List<String> kinds) {

        public Wrong {
            kinds = List.copyOf(kinds);
        }
    }
}
