package touchstone.cli.dev.boards;

import java.util.List;
import touchstone.mutants.Mutant;

/**
 * The result of the specification on a mutant that has one board alone.
 *
 * @param killed the scenarios of the clause it breaks that noticed
 * @param others those of other clauses of the same body of rules
 * @param unplayed the scenarios of the clause it breaks that could not be played on that board
 */
public record BoardTrial(Mutant mutant, List<String> killed, List<String> others, List<String> unplayed) {

    public boolean isCaught() {
        return !killed.isEmpty() || !others.isEmpty();
    }
}
