package touchstone.explore.campaign;

import java.util.Map;
import java.util.TreeMap;
import touchstone.explore.coverage.Coverage;

/**
 * The numbers of a campaign: traces, moves, failures, boards, and coverage.
 *
 * @param walks how many traces were played
 * @param moves made or tried in them
 * @param breakdowns how often the subject failed in one
 * @param steerings how many traces were steered in each way
 * @param boardsLacking how many of the boards tried the subject lacks, so that no trace was played on them
 * @param superko on 5x5 boards, by how games were steered; {@code uniform} is what chance leads to
 * @param exercised how often each axis value mattered, and what else was met, as far as traces were compared
 */
public record CampaignStatistics(
        long walks,
        long moves,
        long breakdowns,
        Map<String, Long> steerings,
        int boardsLacking,
        Map<String, SuperkoRate> superko,
        Coverage exercised) {

    public CampaignStatistics plus(CampaignStatistics other) {
        Map<String, Long> sum = new TreeMap<>(steerings);
        other.steerings.forEach((policy, count) -> sum.merge(policy, count, Long::sum));
        Map<String, SuperkoRate> rates = new TreeMap<>(superko);
        other.superko.forEach((policy, rate) -> rates.merge(policy, rate, SuperkoRate::plus));
        return new CampaignStatistics(
                walks + other.walks,
                moves + other.moves,
                breakdowns + other.breakdowns,
                sum,
                boardsLacking,
                rates,
                exercised.plus(other.exercised));
    }
}
