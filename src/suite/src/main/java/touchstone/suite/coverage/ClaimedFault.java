package touchstone.suite.coverage;

import java.util.List;
import touchstone.suite.specification.KnownFault;

/**
 * A known fault that some scenario of the claim catches, and what the results say of it.
 *
 * @param scenarios the ids of those that catch it and hold under the claim
 * @param isExcluded whether the subject passed one of them
 * @param isShowable whether the subject has the commands for one of them
 * @param isShowableByGtp whether a right program can pass one of them through the Go Text Protocol
 */
public record ClaimedFault(
        KnownFault fault, List<String> scenarios, boolean isExcluded, boolean isShowable, boolean isShowableByGtp) {

    public ClaimedFault {
        scenarios = List.copyOf(scenarios);
    }

    boolean isCaughtByClause(String clause) {
        return scenarios.stream().anyMatch(id -> id.startsWith(clause + "/"));
    }
}
