package touchstone.cli.dev.boards;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
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
    /** The scenarios that the reference fails on this board, by the rules and the plan: they say nothing of a mutant. */
    private final Map<String, Set<String>> faulty = new ConcurrentHashMap<>();

    public BoardRun(Specification specification, Board only) {
        this.specification = specification;
        this.only = only;
    }

    /** All scenarios of the body of rules that the mutant breaks. */
    public BoardTrial trial(Mutant mutant) {
        Ruleset claimed = claimed(mutant.claimed());
        boolean protocol = specification
                .clause(mutant.clause())
                .map(Clause::kind)
                .equals(Optional.of(Clause.Kind.PROTOCOL));
        Claim claim = new Claim(Optional.of(claimed), protocol, Profile.ARBITER, List.of(mutant.body()));
        Set<String> excused = faulty.computeIfAbsent(
                claimed.variant() + " " + mutant.body(), ignored -> violated(reference(claimed), claim));
        List<String> killed = new ArrayList<>();
        List<String> others = new ArrayList<>();
        List<String> unplayed = new ArrayList<>();
        Subject subject = new OneBoardSubject(Mutants.subject(mutant), only);
        try (PlainTrials trials = new PlainTrials(specification, claim.ruleset(), subject)) {
            for (Scenario scenario : Plan.of(specification, claim, subject.capabilities()).tries()) {
                boolean own = scenario.clause().equals(mutant.clause());
                Verdict verdict = trials.attempt(scenario).verdict();
                if (verdict == Verdict.VIOLATED && !excused.contains(scenario.id())) {
                    (own ? killed : others).add(scenario.id());
                } else if (verdict == Verdict.UNSUPPORTED && own) {
                    unplayed.add(scenario.id());
                }
            }
        }
        return new BoardTrial(mutant, killed, others, unplayed);
    }

    private Subject reference(Ruleset claimed) {
        return new OneBoardSubject(
                new RulesSubject(
                        new Identity("reference", "", "", "built in"), new VariantRules(claimed.variant())),
                only);
    }

    /** What the scenarios of a claim say against a subject, by their ids. */
    Set<String> violated(Subject subject, Claim claim) {
        Set<String> violated = new HashSet<>();
        try (PlainTrials trials = new PlainTrials(specification, claim.ruleset(), subject)) {
            for (Scenario scenario : Plan.of(specification, claim, subject.capabilities()).tries()) {
                Verdict verdict = trials.attempt(scenario).verdict();
                if (verdict != Verdict.SATISFIED && verdict != Verdict.UNSUPPORTED) {
                    violated.add(scenario.id());
                }
            }
        }
        return violated;
    }

    private Ruleset claimed(MutantClaim claim) {
        return claim.isRuleset()
                ? specification
                        .ruleset(claim.ruleset())
                        .orElseThrow(() -> new IllegalArgumentException("there is no ruleset " + claim.ruleset()))
                : Ruleset.at(claim.rules().toString(), claim.rules(), List.of());
    }
}
