package touchstone.laboratory.fuzz;

import java.util.Map;

/**
 * What a campaign has gone through.
 *
 * @param walks how many were gone
 * @param moves made or tried on them
 * @param boards how many on each board, by its sides
 * @param steerings how many were steered in each way
 * @param leftOut how many were not gone, as the subject had no such board
 * @param breakdowns how often the subject broke down on one
 */
public record Account(
        long walks, long moves, Map<String, Long> boards, Map<String, Long> steerings, long leftOut, long breakdowns) {}
