package touchstone.cli.run.cause;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import touchstone.reference.choice.Choice;

/**
 * One thing that could be wrong with a subject.
 *
 * @param what it does, as the rest of a sentence that begins with the subject
 * @param clause the id of the clause that is broken
 * @param stating the ids of the clauses that state what is broken; all others it breaks only along with these
 * @param against how strongly a passed scenario speaks against it that it fails, in scenarios that it explains
 * @param fails the ids of the scenarios, among those with a verdict, that a program fails which is wrong in this alone
 * @param value the value that it has, if the hypothesis is that it has another than claimed
 */
record Hypothesis(
        String what, String clause, Set<String> stating, int against, Set<String> fails, Optional<Choice> value) {

    Hypothesis {
        stating = Set.copyOf(stating);
        fails = Set.copyOf(fails);
    }

    /** The same with more scenarios that fail. */
    Hypothesis failingToo(Set<String> more) {
        Set<String> all = new HashSet<>(fails);
        all.addAll(more);
        return new Hypothesis(what, clause, stating, against, all, value);
    }

    /** Those of some scenarios that it explains. */
    Set<String> explained(Set<String> scenarios) {
        Set<String> explained = new HashSet<>(scenarios);
        explained.retainAll(fails);
        return explained;
    }

    /** By how many scenarios it explains more than speaks against it. */
    int worth(Set<String> open, Set<String> passed) {
        return explained(open).size() - against * explained(passed).size();
    }

    /** Whether a clause states what is broken, or is a part of one that does. */
    boolean states(String id) {
        return stating.stream().anyMatch(clause -> id.equals(clause) || id.startsWith(clause + "."));
    }
}
