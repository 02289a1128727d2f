package touchstone.report.ci;

import java.nio.file.Path;
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
 * @param results of all subjects, in the order of the specification
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

    public HostedRun {
        results = List.copyOf(results);
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
