package touchstone.suite.specification;

import java.util.Set;

/**
 * A way in which a program can get a rule wrong, of which it is known by trial which scenarios catch it: a mutant of the
 * reference, as a specification knows it.
 *
 * @param name of the mutant
 * @param clause the id of the clause that it breaks
 * @param description what it gets wrong, as the rest of a sentence that begins with the program
 * @param caughtBy the ids of the scenarios that catch it, of its own clause or of others; one at least
 */
public record KnownFault(String name, String clause, String description, Set<String> caughtBy) {

    public KnownFault {
        caughtBy = Set.copyOf(caughtBy);
    }
}
