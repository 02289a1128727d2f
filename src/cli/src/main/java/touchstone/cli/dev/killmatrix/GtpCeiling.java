package touchstone.cli.dev.killmatrix;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.server.TurnKeeper;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * What a right program can show through the Go Text Protocol with its usual extensions: the scenarios that the reference
 * passes behind that protocol, under at least one of the rulesets, whether turns and the end are left to the controller or not. No engine can be asked for more.
 */
public final class GtpCeiling {

    private final Specification specification;
    private final Certification certification;

    public GtpCeiling(Specification specification) {
        this.specification = specification;
        this.certification = new Certification(specification, 1, new RunFacts("", "", 0));
    }

    /** The ids of the scenarios, in alphabetical order. */
    public Set<String> scenarios() {
        Set<String> passed = new TreeSet<>();
        for (Ruleset ruleset : specification.rulesets()) {
            for (TurnKeeper keeper : TurnKeeper.values()) {
                add(ruleset, keeper, passed);
            }
        }
        return passed;
    }

    private void add(Ruleset ruleset, TurnKeeper keeper, Set<String> passed) {
        GtpSubject served = new ServedReference().subject(ruleset.variant(), keeper);
        Claim claim = new Claim(Optional.of(ruleset), true, Profile.ARBITER, List.of());
        Plan whole = Plan.of(specification, claim, served.capabilities());
        // What it has passed under one ruleset need not be tried under the next.
        Plan open = new Plan(
                claim,
                whole.tries().stream()
                        .filter(scenario -> !passed.contains(scenario.id()))
                        .toList(),
                List.of(),
                List.of());
        certification.certify(served, open, result -> {}).stream()
                .filter(result -> result.verdict() == Verdict.SATISFIED)
                .forEach(result -> passed.add(result.scenario()));
    }
}
