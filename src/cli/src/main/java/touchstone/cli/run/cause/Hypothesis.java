package touchstone.cli.run.cause;

import java.util.HashSet;
import java.util.Set;

/**
 * One thing that could be wrong with a subject.
 *
 * @param what it does, as the rest of a sentence that begins with the subject
 * @param clause the id of the clause that is broken
 * @param stating the ids of the clauses that state what is broken; all others it breaks only along with these
 * @param fails the ids of the scenarios, among those with a verdict, that a program fails which is wrong in this alone
 */
record Hypothesis(String what, String clause, Set<String> stating, Set<String> fails) {

    Hypothesis {
        stating = Set.copyOf(stating);
        fails = Set.copyOf(fails);
    }

    /** Those of some scenarios that it explains. */
    Set<String> explained(Set<String> scenarios) {
        Set<String> explained = new HashSet<>(scenarios);
        explained.retainAll(fails);
        return explained;
    }

    /** Whether a clause states what is broken, or is a part of one that does. */
    boolean states(String id) {
        return stating.stream().anyMatch(clause -> id.equals(clause) || id.startsWith(clause + "."));
    }
}
