package touchstone.spi;

import java.util.List;
import java.util.Optional;

/**
 * A known fault or missing feature of a subject, which explains some of its results. It changes no verdict.
 *
 * @param what the fault, as a sentence without full stop
 * @param explains ids of the scenarios or clauses that it explains, or beginnings of such ids
 * @param link where it is documented
 */
public record KnownLimitation(String what, List<String> explains, Optional<String> link) {

    public KnownLimitation {
        explains = List.copyOf(explains);
    }

    /** @param scenario the id of a scenario, such as {@code base.8/1} */
    public boolean explains(String scenario) {
        return explains.stream()
                .anyMatch(id -> scenario.equals(id) || scenario.startsWith(id + "/") || scenario.startsWith(id + "."));
    }
}
