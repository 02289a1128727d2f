package touchstone.suite.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * The game of a result that no scenario showed but one of the games that a certification plays after the scenarios, made as
 * small as possible.
 *
 * @param seed of the run, from which its games follow
 * @param number of the game among them, from 1
 * @param steering what the game was steered to, such as {@code far repetition}
 * @param board width first, as in {@code 5x4}
 * @param steps what was done and asked, in the words of a finding of {@code fuzz}; the last one decides
 * @param sgf the moves as a record
 * @param before how many games the subject has to have played in the same process for it to show
 * @param repeated how often it was played again with the subject started anew
 * @param reproduced how often the same was seen then
 * @param explanations the axis values, such as {@code repetition=simple}, each of which alone in place of the claimed one makes
 *     right what was seen
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ShrunkGame(
        long seed,
        long number,
        String steering,
        String board,
        List<String> steps,
        String sgf,
        int before,
        int repeated,
        int reproduced,
        List<String> explanations) {

    public ShrunkGame {
        steps = steps == null ? List.of() : List.copyOf(steps);
        explanations = explanations == null ? List.of() : List.copyOf(explanations);
    }
}
