package touchstone.report.ci;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.specification.Specification;

/**
 * A run as a code host shows it.
 *
 * @param results of all subjects, in any order; kept in that of the specification
 * @param record what the run was, with the subjects that could not be tried
 * @param baseline what the run is compared with, if with anything; of the same claim
 * @param folder where results and reports are, as a user calls it
 */
public record HostedRun(
        Specification specification,
        Claim claim,
        List<Result> results,
        RunRecord record,
        Optional<BaselineFile> baseline,
        Path folder) {

    /** Results are written as scenarios end, which two runs do in different orders. */
    public HostedRun {
        Map<String, Integer> order = new HashMap<>();
        specification.scenarios().forEach(scenario -> order.put(scenario.id(), order.size()));
        results = results.stream()
                .sorted(Comparator.comparing(result -> order.getOrDefault(result.scenario(), order.size())))
                .toList();
    }

    /** One for each subject, in the order of the run. */
    List<Account> accounts() {
        Map<String, List<Result>> bySubject = results.stream()
                .collect(Collectors.groupingBy(
                        result -> result.subject().id(), LinkedHashMap::new, Collectors.toList()));
        return record.subjects().stream()
                .map(attempt -> Account.of(
                        this, attempt, bySubject.getOrDefault(attempt.identity().id(), List.of())))
                .toList();
    }
}
