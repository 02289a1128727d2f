package touchstone.suite.baseline;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.spi.Capability;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * The scenarios that a run covers.
 *
 * @param planned the ids of those that it is to try, or to report as unsupported
 */
record ComparedScope(Claim claim, Set<String> planned) {

    static ComparedScope of(Specification specification, Claim claim) {
        return new ComparedScope(
                claim,
                Plan.of(specification, claim, EnumSet.allOf(Capability.class)).tries().stream()
                        .map(Scenario::id)
                        .collect(Collectors.toSet()));
    }

    /** Whether the run is to try it. */
    boolean plans(ScenarioId scenario) {
        return planned.contains(scenario.toString());
    }

    /** Whether the run would try it, were it still there. */
    boolean misses(ScenarioId scenario) {
        return !plans(scenario) && claim.reaches(scenario.clause(), scenario.toString());
    }
}
