package touchstone.suite.certificate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Specification;

/**
 * A clause in a certificate.
 *
 * @param clause its id
 * @param sha256 of what it says and of its scenarios, as {@link ClauseHash} takes it: another one where the clause has changed
 * @param verdict a word of {@link touchstone.suite.coverage.ClauseVerdict}
 * @param scenarios how many results it has
 * @param excludedFaults how many of the known faults that show the clause are excluded
 * @param knownFaults how many there are
 */
public record ClauseEntry(
        String clause, String sha256, String verdict, int scenarios, int excludedFaults, int knownFaults) {

    /**
     * One for every clause of the claim, and for those beside them of which there are results.
     *
     * @param found what the results mean for the claim
     */
    public static List<ClauseEntry> of(Specification specification, ClaimResult found, List<Result> results) {
        Map<String, List<Result>> byClause = ClauseResult.byClause(results);
        Map<String, ClauseResult> claimed = found.clauses().stream()
                .collect(Collectors.toMap(one -> one.clause().id(), Function.identity()));
        return specification.clauses().stream()
                .filter(clause -> claimed.containsKey(clause.id()) || byClause.containsKey(clause.id()))
                .map(clause -> of(Optional.ofNullable(claimed.get(clause.id()))
                        .orElseGet(() -> new ClauseResult(clause, byClause.get(clause.id())))))
                .toList();
    }

    private static ClauseEntry of(ClauseResult result) {
        return new ClauseEntry(
                result.clause().id(),
                ClauseHash.of(result.clause()),
                result.verdict().word(),
                result.results().size(),
                result.faults().excluded(),
                result.faults().known());
    }
}
