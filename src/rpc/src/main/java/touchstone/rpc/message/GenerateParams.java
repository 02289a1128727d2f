package touchstone.rpc.message;

import touchstone.reference.Color;

/**
 * A question for moves that would be made.
 *
 * @param samples how often to choose one, at least 1
 */
public record GenerateParams(Color player, int samples) {
    public GenerateParams {
        if (samples < 1) {
            throw new IllegalArgumentException("there is nothing to choose: samples is " + samples);
        }
    }
}
