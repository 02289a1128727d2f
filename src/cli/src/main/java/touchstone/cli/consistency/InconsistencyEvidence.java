package touchstone.cli.consistency;

import java.util.List;
import touchstone.spi.Exchange;

/**
 * An inconsistency, with the questions and answers of both games.
 *
 * @param occurrence by what is played before in the process
 * @param one in the first game
 * @param other in the other
 */
public record InconsistencyEvidence(
        Inconsistency inconsistency, Occurrence occurrence, List<Exchange> one, List<Exchange> other) {

    public InconsistencyEvidence {
        one = List.copyOf(one);
        other = List.copyOf(other);
    }
}
