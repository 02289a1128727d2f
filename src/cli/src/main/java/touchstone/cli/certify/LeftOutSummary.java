package touchstone.cli.certify;

import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import touchstone.cli.terminal.Plural;
import touchstone.spi.Capability;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.specification.Specification;

/** The scenarios that were left out for every subject because of the claim, and why. */
record LeftOutSummary(Specification specification, Claim claim) {

    Optional<String> reasons() {
        Map<String, Long> reasons = Plan.of(specification, claim, EnumSet.allOf(Capability.class)).leftOut().stream()
                .collect(Collectors.groupingBy(Plan.LeftOut::why, TreeMap::new, Collectors.counting()));
        return reasons.isEmpty()
                ? Optional.empty()
                : Optional.of("Left out: "
                        + reasons.entrySet().stream()
                                .map(reason -> Plural.of(reason.getValue(), "scenario") + " " + reason.getKey())
                                .collect(Collectors.joining("\n          ")));
    }
}
