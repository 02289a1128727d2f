package touchstone.suite.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.suite.specification.Clause;

/**
 * The verdict on a clause: what its scenarios together show of one subject.
 *
 * @param results of the scenarios that apply; empty if none did, or none came to be tried
 */
public record ClauseResult(Clause clause, List<Result> results) {

    /** The worst comes first: what decides about a clause if any of its scenarios shows it. */
    private static final List<Verdict> DECIDING =
            List.of(Verdict.VIOLATED, Verdict.ERROR, Verdict.TOLERATED, Verdict.SATISFIED, Verdict.UNSUPPORTED);

    /** One for every clause, in order, for the results of one subject. */
    public static List<ClauseResult> of(Stream<Clause> clauses, List<Result> results) {
        Map<String, List<Result>> byClause = new LinkedHashMap<>();
        results.forEach(result -> byClause.computeIfAbsent(result.clause(), id -> new ArrayList<>())
                .add(result));
        return clauses.map(clause -> new ClauseResult(clause, byClause.getOrDefault(clause.id(), List.of())))
                .toList();
    }

    /** The clause's verdict; none if it was not tested. */
    public Optional<Verdict> verdict() {
        return deciding(results);
    }

    /** The verdict that results of one clause and one subject come to; none if there are none. */
    public static Optional<Verdict> deciding(List<Result> results) {
        return DECIDING.stream()
                .filter(verdict -> results.stream().anyMatch(result -> result.verdict() == verdict))
                .findFirst();
    }

    public long count(Verdict verdict) {
        return results.stream().filter(result -> result.verdict() == verdict).count();
    }

    /** How long its scenarios took, in milliseconds. */
    public double millis() {
        return results.stream().mapToDouble(Result::millis).sum();
    }
}
