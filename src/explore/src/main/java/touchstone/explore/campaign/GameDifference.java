package touchstone.explore.campaign;

import touchstone.explore.shrink.ShrinkResult;
import touchstone.explore.trace.Disagreement;

/**
 * A difference between a subject and the rules, met in one of a series of games.
 *
 * @param number of the game, from 0
 * @param policy what the game was steered to
 * @param met the difference as it was met
 * @param shrunk the smallest game with the same difference
 * @param before how many games the subject must have played in the same process for it to show
 */
public record GameDifference(long number, String policy, Disagreement met, ShrinkResult shrunk, int before) {

    /** Whether it was never seen again. */
    public boolean isElusive() {
        return shrunk.reproduced() == 0;
    }
}
