package touchstone.cli.run.cause;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** Tries scenarios on programs that are known to be wrong. */
final class FaultTrial {

    private final Certification certification;
    private final Profile profile;

    FaultTrial(Specification specification, Profile profile) {
        this.certification = new Certification(specification, 1, new RunFacts("", "", 0));
        this.profile = profile;
    }

    /** The ids of those that a mutant violates, of those that hold under the rules it claims. */
    Set<String> failed(Mutant mutant, List<Scenario> scenarios) {
        Ruleset rules = Ruleset.at(mutant.name(), mutant.claimed().rules(), List.of());
        List<Scenario> holding = scenarios.stream().filter(rules::meets).toList();
        return certification
                .certify(
                        Mutants.subject(mutant),
                        new Plan(new Claim(rules, profile, List.of()), holding, List.of(), List.of()),
                        result -> {})
                .stream()
                .filter(result -> result.verdict() == Verdict.VIOLATED)
                .map(Result::scenario)
                .collect(Collectors.toSet());
    }
}
