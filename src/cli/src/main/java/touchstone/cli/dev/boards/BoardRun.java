package touchstone.cli.dev.boards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import touchstone.builtin.RulesSubject;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantClaim;
import touchstone.mutants.Mutants;
import touchstone.reference.Board;
import touchstone.reference.VariantRules;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.PlainTrials;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** Tries the specification on mutants that have one board alone. */
public final class BoardRun {

    private final Specification specification;
    private final Board only;
    /** What the reference fails, by claim: that says nothing of a mutant. */
    private final Map<Claim, Set<String>> faulty = new HashMap<>();

    public BoardRun(Specification specification, Board only) {
        this.specification = specification;
        this.only = only;
    }

    /** All scenarios of the body of rules that the mutant breaks. */
    public BoardTrial trial(Mutant mutant) {
        Claim claim = claim(mutant);
        Subject everywhere = Mutants.subject(mutant);
        Map<String, Verdict> here = verdicts(claim, new OneBoardSubject(everywhere, only));
        Set<String> noticed = violated(here);
        noticed.removeAll(faulty.computeIfAbsent(claim, this::faults));
        List<String> killed = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (String scenario : here.keySet()) {
            if (noticed.contains(scenario)) {
                (scenario.startsWith(mutant.clause() + "/") ? killed : others).add(scenario);
            }
        }
        List<String> unplayed = new ArrayList<>();
        List<String> passed = new ArrayList<>();
        if (noticed.isEmpty()) {
            for (String scenario : violated(verdicts(claim, everywhere))) {
                (here.get(scenario) == Verdict.SATISFIED ? passed : unplayed).add(scenario);
            }
        }
        return new BoardTrial(mutant, killed, others, unplayed, passed);
    }

    /** The scenarios that the reference fails on this board under the rules of a claim. None is to be expected. */
    public Set<String> faults(Claim claim) {
        Subject reference = new RulesSubject(
                new Identity("reference", "", "", "built in"),
                new VariantRules(claim.ruleset().orElseThrow().variant()));
        return violated(verdicts(claim, new OneBoardSubject(reference, only)));
    }

    private static Set<String> violated(Map<String, Verdict> verdicts) {
        Set<String> violated = new TreeSet<>();
        verdicts.forEach((scenario, verdict) -> {
            if (verdict == Verdict.VIOLATED) {
                violated.add(scenario);
            }
        });
        return violated;
    }

    private Map<String, Verdict> verdicts(Claim claim, Subject subject) {
        Map<String, Verdict> verdicts = new LinkedHashMap<>();
        try (PlainTrials trials = new PlainTrials(specification, claim.ruleset(), subject)) {
            for (Scenario scenario :
                    Plan.of(specification, claim, subject.capabilities()).tries()) {
                verdicts.put(scenario.id(), trials.attempt(scenario).verdict());
            }
        }
        return verdicts;
    }

    private Claim claim(Mutant mutant) {
        boolean protocol =
                specification.clause(mutant.clause()).map(Clause::kind).equals(Optional.of(Clause.Kind.PROTOCOL));
        return new Claim(Optional.of(claimed(mutant.claimed())), protocol, Profile.ARBITER, List.of(mutant.body()));
    }

    private Ruleset claimed(MutantClaim claim) {
        return claim.isRuleset()
                ? specification
                        .ruleset(claim.ruleset())
                        .orElseThrow(() -> new IllegalArgumentException("there is no ruleset " + claim.ruleset()))
                : Ruleset.at(claim.rules().toString(), claim.rules(), List.of());
    }
}
