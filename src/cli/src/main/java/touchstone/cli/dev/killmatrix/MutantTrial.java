package touchstone.cli.dev.killmatrix;

import java.util.List;
import touchstone.mutants.Mutant;

/**
 * The result of the specification on one mutant.
 *
 * @param kills the scenarios that noticed, in the order of the specification
 * @param breakdowns the scenarios in which the mutant broke down as a program, which proves nothing
 */
public record MutantTrial(Mutant mutant, List<Kill> kills, List<String> breakdowns) {

    /**
     * A scenario that noticed a mutant.
     *
     * @param finding what it noticed
     */
    public record Kill(String clause, String scenario, String finding) {}

    /** Whether a scenario of the clause that the mutant breaks noticed it. */
    public boolean isKilled() {
        return kills.stream().anyMatch(kill -> kill.clause().equals(mutant.clause()));
    }

    /** The scenarios of the broken clause that noticed. */
    public List<String> own() {
        return kills.stream()
                .filter(kill -> kill.clause().equals(mutant.clause()))
                .map(Kill::scenario)
                .toList();
    }

    /** The scenarios of other clauses that noticed. */
    public List<String> others() {
        return kills.stream()
                .filter(kill -> !kill.clause().equals(mutant.clause()))
                .map(Kill::scenario)
                .toList();
    }

    /** Scenarios that noticed though their clauses have nothing to do with the mutant. */
    public List<Kill> strays() {
        return kills.stream().filter(kill -> !mutant.mayBreak(kill.clause())).toList();
    }
}
