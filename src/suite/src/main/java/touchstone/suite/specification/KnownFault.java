package touchstone.suite.specification;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A way in which a program can get a rule wrong, of which it is known by trial which scenarios catch it: a mutant of the
 * reference, as a specification knows it.
 *
 * @param name of the mutant
 * @param clause the id of the clause that it breaks
 * @param description what it gets wrong, as the rest of a sentence that begins with the program
 * @param caughtBy the ids of the scenarios that catch it, of its own clause or of others; one at least
 * @param lost by the boards that were tried alone, such as {@code 19x19}: those of these scenarios that do not catch it there,
 *     be it that they cannot be lifted to that board or that the fault does not show on it
 */
public record KnownFault(
        String name, String clause, String description, Set<String> caughtBy, Map<String, Set<String>> lost) {

    public KnownFault {
        caughtBy = Set.copyOf(caughtBy);
        lost = new TreeMap<>(lost);
    }

    /** Of which no board was tried alone. */
    public KnownFault(String name, String clause, String description, Set<String> caughtBy) {
        this(name, clause, description, caughtBy, Map.of());
    }

    /**
     * Whether one of its scenarios catches it too when it is lifted to a board. On a board that was not tried alone it has to
     * catch it on all that were.
     *
     * @param board such as {@code 19x19}
     */
    public boolean isCaughtLifted(String scenario, String board) {
        boolean isLost = lost.containsKey(board)
                ? lost.get(board).contains(scenario)
                : lost.values().stream().anyMatch(there -> there.contains(scenario));
        return caughtBy.contains(scenario) && !isLost;
    }
}
