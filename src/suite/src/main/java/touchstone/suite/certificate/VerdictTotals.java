package touchstone.suite.certificate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/**
 * The number of results with each verdict.
 *
 * @param clauses by their verdicts; every word is there, in one order
 * @param scenarios by theirs, in the same way
 */
public record VerdictTotals(Map<String, Integer> clauses, Map<String, Integer> scenarios) {

    public VerdictTotals {
        clauses = today(clauses);
        scenarios = today(scenarios);
    }

    /** With the words of this version. */
    private static Map<String, Integer> today(Map<String, Integer> counts) {
        Map<String, Integer> today = new LinkedHashMap<>();
        counts.forEach((word, count) -> today.put(Verdict.today(word), count));
        return today;
    }

    public static VerdictTotals of(List<ClauseEntry> entries, List<Result> results) {
        Map<String, Integer> clauses = words();
        clauses.put(ClauseEntry.UNTESTABLE, 0);
        clauses.put(ClauseEntry.NOT_TESTED, 0);
        entries.forEach(entry -> clauses.merge(entry.verdict(), 1, Integer::sum));
        Map<String, Integer> scenarios = words();
        results.forEach(result -> scenarios.merge(result.verdict().word(), 1, Integer::sum));
        return new VerdictTotals(clauses, scenarios);
    }

    private static Map<String, Integer> words() {
        Map<String, Integer> words = new LinkedHashMap<>();
        for (Verdict verdict : Verdict.values()) {
            words.put(verdict.word(), 0);
        }
        return words;
    }

    /** How many clauses there are. */
    public int clauseCount() {
        return clauses.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** How many clauses have a verdict. */
    public int clauses(Verdict verdict) {
        return clauses.getOrDefault(verdict.word(), 0);
    }
}
