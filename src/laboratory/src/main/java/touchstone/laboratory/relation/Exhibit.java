package touchstone.laboratory.relation;

import java.util.List;
import touchstone.subject.Exchange;

/**
 * A parting, and what was asked and answered in both games.
 *
 * @param one in the first game
 * @param other in the other
 */
public record Exhibit(Parting parting, List<Exchange> one, List<Exchange> other) {

    public Exhibit {
        one = List.copyOf(one);
        other = List.copyOf(other);
    }
}
