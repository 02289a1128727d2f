package touchstone.cli.dev.boards;

import java.util.List;
import touchstone.mutants.Mutant;

/**
 * The result of the specification on a mutant that has one board alone.
 *
 * @param killed the scenarios of the clause it breaks that noticed
 * @param others those of other clauses of the same body of rules
 * @param unplayed if none noticed: those that do on all boards, and that could not be played on this one
 * @param passed if none noticed: those that do on all boards, and that could be played on this one
 */
public record BoardTrial(
        Mutant mutant, List<String> killed, List<String> others, List<String> unplayed, List<String> passed) {

    public boolean isCaught() {
        return !killed.isEmpty() || !others.isEmpty();
    }

    /** Why it was not caught, as the rest of a sentence that begins with the mutant. */
    String reason() {
        if (passed.isEmpty()) {
            return unplayed.isEmpty()
                    ? "is caught by other bodies of rules alone"
                    : "is caught by scenarios that hold on their own boards alone: " + String.join(", ", unplayed);
        }
        return "does not show on this board in the scenarios that catch it on others: " + String.join(", ", passed);
    }
}
