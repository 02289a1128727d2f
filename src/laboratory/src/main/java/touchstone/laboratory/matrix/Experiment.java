package touchstone.laboratory.matrix;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.Mutants;
import touchstone.reference.BaseRules;
import touchstone.reference.Repetition;
import touchstone.reference.SelfCapture;
import touchstone.subject.Identity;
import touchstone.subject.RulesSubject;
import touchstone.subject.Subject;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.run.RunFacts;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** Runs the whole specification on the reference and on mutants. */
public final class Experiment {

    /** The rules that are right, by the name of the ruleset that mutants claim. */
    private static final Map<String, BaseRules> REFERENCES = new TreeMap<>(Map.of(
            "base", new BaseRules(),
            "base-7A", new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN)));

    private final Specification specification;
    private final Certification certification;

    /** @param features the folder the specification was read from */
    public Experiment(Specification specification, Path features) {
        this.specification = specification;
        // One worker: with rules in this JVM a second one gains nothing, and the machine may have other work.
        this.certification = new Certification(specification, List.of(features), 1, new RunFacts("", "", 0));
    }

    public KillMatrix run(List<Mutant> mutants) {
        Set<String> clauses = new LinkedHashSet<>();
        Map<String, String> faults = new TreeMap<>();
        REFERENCES.forEach((ruleset, rules) -> {
            Subject reference = new RulesSubject(new Identity(ruleset, "", "", "built in"), rules);
            plan(ruleset, reference).tries().stream().map(Scenario::clause).forEach(clauses::add);
            for (Result result : certify(ruleset, reference)) {
                if (result.verdict() != Verdict.SATISFIED && result.verdict() != Verdict.UNSUPPORTED) {
                    faults.put(result.scenario(), "under " + ruleset + ": " + result.message());
                }
            }
        });
        List<MutantTrial> trials =
                mutants.stream().map(mutant -> trial(mutant, faults.keySet())).toList();
        return new KillMatrix(List.copyOf(clauses), faults, trials);
    }

    /** @param faulty the scenarios that the reference fails, and that say nothing of a mutant therefore */
    private MutantTrial trial(Mutant mutant, Set<String> faulty) {
        List<MutantTrial.Kill> kills = new ArrayList<>();
        List<String> breakdowns = new ArrayList<>();
        for (Result result : certify(mutant.ruleset(), Mutants.subject(mutant))) {
            if (faulty.contains(result.scenario())) {
                continue;
            }
            if (result.verdict() == Verdict.VIOLATED) {
                kills.add(new MutantTrial.Kill(result.clause(), result.scenario(), result.message()));
            } else if (result.verdict() == Verdict.BROKEN) {
                breakdowns.add(result.scenario() + ": " + result.message());
            }
        }
        return new MutantTrial(mutant, kills, breakdowns);
    }

    private List<Result> certify(String ruleset, Subject subject) {
        return certification.certify(subject, plan(ruleset, subject), result -> {});
    }

    private Plan plan(String ruleset, Subject subject) {
        Ruleset claimed = specification
                .ruleset(ruleset)
                .orElseThrow(() -> new IllegalArgumentException("there is no ruleset " + ruleset));
        return Plan.of(specification, new Claim(claimed, Profile.ARBITER, List.of()), subject.capabilities());
    }
}
