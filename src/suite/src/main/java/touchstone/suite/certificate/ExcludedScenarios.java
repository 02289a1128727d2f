package touchstone.suite.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import touchstone.suite.plan.Plan;

/**
 * Scenarios that were left out for one reason.
 *
 * @param why as words after "scenarios", such as {@code of no clause chosen}
 * @param scenarios their ids, in the order of the specification
 */
public record ExcludedScenarios(String why, List<String> scenarios) {

    public ExcludedScenarios {
        scenarios = List.copyOf(scenarios);
    }

    public static List<ExcludedScenarios> of(Plan plan) {
        SortedMap<String, List<String>> byReason = new TreeMap<>();
        for (Plan.LeftOut one : plan.leftOut()) {
            byReason.computeIfAbsent(one.why(), why -> new ArrayList<>())
                    .add(one.scenario().id());
        }
        return byReason.entrySet().stream()
                .map(reason -> new ExcludedScenarios(reason.getKey(), reason.getValue()))
                .toList();
    }
}
