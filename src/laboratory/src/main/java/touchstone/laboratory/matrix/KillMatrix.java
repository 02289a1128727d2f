package touchstone.laboratory.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Which scenario catches which mutant.
 *
 * @param clauses the ids of the clauses that have a scenario under one of the rulesets the mutants claim
 * @param referenceFaults what the reference itself was caught at, by the id of the scenario
 * @param trials one for each mutant
 */
public record KillMatrix(List<String> clauses, Map<String, String> referenceFaults, List<MutantTrial> trials) {

    /** The clauses whose scenarios no mutant was caught by: nobody has seen them fail. */
    public List<String> unproven() {
        return clauses.stream().filter(clause -> killedBy(clause).isEmpty()).toList();
    }

    /** The mutants that scenarios of this clause noticed, the mutants of the clause itself first. */
    public List<MutantTrial> killedBy(String clause) {
        List<MutantTrial> killed = trials.stream()
                .filter(trial ->
                        trial.kills().stream().anyMatch(kill -> kill.clause().equals(clause)))
                .collect(Collectors.toCollection(ArrayList::new));
        killed.sort((a, b) -> Boolean.compare(
                b.mutant().clause().equals(clause), a.mutant().clause().equals(clause)));
        return killed;
    }

    /** All that is wrong, one sentence each; empty if every clause is able to fail and fails for its own mutants only. */
    public List<String> findings() {
        List<String> findings = new ArrayList<>();
        referenceFaults.forEach((scenario, fault) -> findings.add("the reference fails " + scenario + " " + fault));
        for (MutantTrial trial : trials) {
            String name = trial.mutant().name();
            if (!trial.isKilled()) {
                findings.add(name + " lives: no scenario of " + trial.mutant().clause() + " notices it");
            }
            trial.strays()
                    .forEach(kill -> findings.add(name + ", which breaks "
                            + trial.mutant().clause() + ", also fails " + kill.scenario() + ": " + kill.finding()));
        }
        unproven().forEach(clause -> findings.add("no mutant is caught by any scenario of " + clause));
        return findings;
    }
}
