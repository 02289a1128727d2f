package touchstone.subject;

import java.util.List;
import java.util.Optional;

/**
 * Something that is known of a subject and explains findings about it. It changes no verdict.
 *
 * @param what it does, as a sentence without full stop
 * @param explains which scenarios: their ids, those of clauses, or beginnings of such
 * @param link to where it is documented
 */
public record KnownLimit(String what, List<String> explains, Optional<String> link) {

    public KnownLimit {
        explains = List.copyOf(explains);
    }

    /** @param scenario an id, such as {@code base.8/1} */
    public boolean explains(String scenario) {
        return explains.stream()
                .anyMatch(id -> scenario.equals(id) || scenario.startsWith(id + "/") || scenario.startsWith(id + "."));
    }
}
