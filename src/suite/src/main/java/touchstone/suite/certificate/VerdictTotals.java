package touchstone.suite.certificate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/**
 * The number of results with each verdict.
 *
 * @param clauses by their verdicts; every word is there, in one order
 * @param scenarios by theirs, in the same way
 */
public record VerdictTotals(Map<String, Integer> clauses, Map<String, Integer> scenarios) {

    public static VerdictTotals of(List<ClauseEntry> entries, List<Result> results) {
        Map<String, Integer> clauses = new LinkedHashMap<>();
        for (ClauseVerdict verdict : ClauseVerdict.values()) {
            clauses.put(verdict.word(), 0);
        }
        entries.forEach(entry -> clauses.merge(entry.verdict(), 1, Integer::sum));
        Map<String, Integer> scenarios = new LinkedHashMap<>();
        for (Verdict verdict : Verdict.values()) {
            scenarios.put(verdict.word(), 0);
        }
        results.forEach(result -> scenarios.merge(result.verdict().word(), 1, Integer::sum));
        return new VerdictTotals(clauses, scenarios);
    }

    /** How many clauses there are. */
    public int clauseCount() {
        return clauses.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** How many clauses have a verdict. */
    public int clauses(ClauseVerdict verdict) {
        return clauses.getOrDefault(verdict.word(), 0);
    }
}
