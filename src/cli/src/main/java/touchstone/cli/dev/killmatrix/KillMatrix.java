package touchstone.cli.dev.killmatrix;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchstone.mutants.Mutant;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.KnownFault;
import touchstone.suite.specification.KnownFaults;

/**
 * Which scenario catches which mutant.
 *
 * @param clauses the ids of the clauses that have a scenario under one of the rulesets the mutants claim
 * @param scenarios the ids of those scenarios
 * @param referenceFaults what the reference itself was caught at, by the id of the scenario
 * @param trials one for each mutant
 * @param showsOnly the ids of the scenarios that say of themselves that no mutant fails them
 */
public record KillMatrix(
        List<String> clauses,
        List<String> scenarios,
        Map<String, String> referenceFaults,
        List<MutantTrial> trials,
        Set<String> showsOnly) {

    public KillMatrix {
        showsOnly = Set.copyOf(showsOnly);
    }

    /** Of scenarios each of which should fail for some mutant. */
    public KillMatrix(
            List<String> clauses,
            List<String> scenarios,
            Map<String, String> referenceFaults,
            List<MutantTrial> trials) {
        this(clauses, scenarios, referenceFaults, trials, Set.of());
    }

    /** The clauses whose scenarios no mutant was caught by: nobody has seen them fail. */
    public List<String> unproven() {
        Set<String> proven = kills(MutantTrial.Kill::clause);
        return clauses.stream().filter(clause -> !proven.contains(clause)).toList();
    }

    /** The scenarios that no mutant fails: what they say more than others nobody has seen fail. */
    public List<String> passedByAll() {
        Set<String> failed = kills(MutantTrial.Kill::scenario);
        return scenarios.stream().filter(scenario -> !failed.contains(scenario)).toList();
    }

    private Set<String> kills(Function<MutantTrial.Kill, String> part) {
        return trials.stream()
                .flatMap(trial -> trial.kills().stream().map(part))
                .collect(Collectors.toSet());
    }

    /** The mutants that break a value of an axis, be it its own clause or one below. */
    public List<Mutant> breaking(Choice value) {
        String clause = value.axis().id() + "." + value.id();
        return trials.stream()
                .map(MutantTrial::mutant)
                .filter(mutant ->
                        mutant.clause().equals(clause) || mutant.clause().startsWith(clause + "."))
                .toList();
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

    /**
     * The faults that the specification knows, by what caught the mutants.
     *
     * @param gtp the scenarios that can be passed through the Go Text Protocol
     * @param onOneBoard what catches a mutant that has one board alone, by that board
     */
    public KnownFaults knownFaults(Set<String> gtp, Function<Mutant, Map<String, Set<String>>> onOneBoard) {
        return new KnownFaults(
                gtp,
                trials.stream()
                        .filter(trial -> !trial.kills().isEmpty())
                        .map(trial -> fault(trial, onOneBoard.apply(trial.mutant())))
                        .toList());
    }

    private static KnownFault fault(MutantTrial trial, Map<String, Set<String>> onOneBoard) {
        Set<String> caughtBy =
                trial.kills().stream().map(MutantTrial.Kill::scenario).collect(Collectors.toSet());
        Map<String, Set<String>> lost = new TreeMap<>();
        onOneBoard.forEach((board, there) -> lost.put(
                board, caughtBy.stream().filter(id -> !there.contains(id)).collect(Collectors.toSet())));
        lost.values().removeIf(Set::isEmpty);
        Mutant mutant = trial.mutant();
        return new KnownFault(mutant.name(), mutant.clause(), mutant.description(), caughtBy, lost);
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
        Set<String> passed = Set.copyOf(passedByAll());
        passed.stream()
                .filter(scenario -> !showsOnly.contains(scenario))
                .sorted()
                .forEach(scenario -> findings.add("no mutant fails " + scenario
                        + ": it needs one, or the tag @shows-only and a comment that says what it shows"));
        showsOnly.stream()
                .filter(scenario -> !passed.contains(scenario))
                .sorted()
                .forEach(scenario -> findings.add("a mutant fails " + scenario + ", so it is not @shows-only"));
        return findings;
    }
}
