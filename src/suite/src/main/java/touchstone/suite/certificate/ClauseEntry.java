package touchstone.suite.certificate;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.ClauseResult;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/**
 * A clause in a certificate.
 *
 * @param clause its id
 * @param sha256 of what it says and of its scenarios, as {@link ClauseHash} takes it: another one where the clause has changed
 * @param verdict what its results come to, {@value #UNTESTABLE}, or {@value #NOT_TESTED}
 * @param scenarios how many results it has
 */
public record ClauseEntry(String clause, String sha256, String verdict, int scenarios) {

    public ClauseEntry {
        verdict = Verdict.today(verdict);
    }

    /** Nothing can test the clause. */
    public static final String UNTESTABLE = "untestable";

    /** None of its scenarios holds under the claim, or none was come to. */
    public static final String NOT_TESTED = "not tested";

    /** One for every clause of the claim, and for those beside them of which there are results. */
    public static List<ClauseEntry> of(Specification specification, Claim claim, List<Result> results) {
        Map<String, Long> counts =
                results.stream().collect(Collectors.groupingBy(Result::clause, Collectors.counting()));
        return ClauseResult.of(
                        specification.clauses().stream()
                                .filter(clause -> claim.covers(clause) || counts.containsKey(clause.id())),
                        results)
                .stream()
                .map(ClauseEntry::of)
                .toList();
    }

    private static ClauseEntry of(ClauseResult result) {
        return new ClauseEntry(
                result.clause().id(),
                ClauseHash.of(result.clause()),
                word(result),
                result.results().size());
    }

    private static String word(ClauseResult result) {
        Clause clause = result.clause();
        return result.verdict()
                .map(Verdict::word)
                .orElseGet(() -> clause.untestable().isPresent() ? UNTESTABLE : NOT_TESTED);
    }
}
