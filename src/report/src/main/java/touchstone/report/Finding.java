package touchstone.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.result.ViolationCause;
import touchstone.suite.specification.Clause;

/**
 * One thing that is wrong with a subject.
 *
 * @param what it does, as the rest of a sentence that begins with the subject
 * @param clause the id of the clause that is broken
 * @param results those that show it, one at least; the first is an example
 * @param along how many scenarios of a protocol are violated along with these, and show nothing against their own clauses
 */
public record Finding(String what, String clause, List<Result> results, long along) {

    /** Said of what a game showed of a protocol where the rules alone are claimed. */
    public static final String UNCLAIMED = "(of the protocol, which is not claimed)";

    public Finding {
        results = List.copyOf(results);
    }

    /**
     * What is wrong with a subject: the causes of its violations, the one that explains most first; then what no cause explains,
     * clause by clause, but what is wrong in the same way by several clauses of a protocol, or is taken on input alike, only once; and breakdowns last.
     *
     * @param results of this subject, in the order of the specification
     */
    public static List<Finding> of(Claim claim, RunRecord.Attempt attempt, List<Result> results) {
        List<Finding> findings = new ArrayList<>();
        Set<String> explained = new HashSet<>();
        for (ViolationCause cause : attempt.causes()) {
            List<Result> shown = results.stream()
                    .filter(result -> cause.scenarios().contains(result.scenario()))
                    .filter(result -> !cause.consequences().contains(result.clause()))
                    .toList();
            if (cause.scenarios().size() > 1 && !shown.isEmpty()) {
                explained.addAll(cause.scenarios());
                findings.add(new Finding(cause.what(), cause.clause(), shown, along(cause, results)));
            }
        }
        Map<String, List<Result>> alone = new LinkedHashMap<>();
        Map<String, List<Result>> broken = new LinkedHashMap<>();
        for (Result result : results) {
            if (result.verdict() == Verdict.ERROR) {
                broken.computeIfAbsent(what(result), same -> new ArrayList<>()).add(result);
            } else if (isViolation(claim, result) && !explained.contains(result.scenario())) {
                alone.computeIfAbsent(alike(result), same -> new ArrayList<>()).add(result);
            }
        }
        alone.forEach((alike, shown) ->
                findings.add(new Finding(what(shown.get(0)), shown.get(0).clause(), shown, 0)));
        broken.forEach(
                (what, shown) -> findings.add(new Finding(what, shown.get(0).clause(), shown, 0)));
        return findings;
    }

    /**
     * Whether a result speaks against a subject. In a survey rules are not claimed, and what speaks against a value is of interest
     * of the clauses that were asked for by name; so is what a game showed, whatever is claimed.
     */
    public static boolean isViolation(Claim claim, Result result) {
        boolean named = !claim.only().isEmpty() && claim.names(result.clause());
        return claim.profile().violatedBy(result.verdict())
                && (Claim.isAsClaimed(result) || named || result.isOfGame());
    }

    private static long along(ViolationCause cause, List<Result> results) {
        return results.stream()
                .filter(result -> cause.scenarios().contains(result.scenario()))
                .filter(result -> cause.consequences().contains(result.clause()))
                .filter(result -> Clause.kindOf(result.clause()) != Clause.Kind.RULE)
                .count();
    }

    /**
     * Clauses of a protocol look at one game in many ways; each rule of Go is a thing of its own. But a program that takes illegal moves on
     * input does so for one reason, whichever rules forbid them.
     */
    private static String alike(Result result) {
        if (result.verdict() == Verdict.TOLERATED) {
            return what(result);
        }
        boolean told = Clause.kindOf(result.clause()) != Clause.Kind.RULE
                && !ResultCause.of(result).equals(Optional.of(ResultCause.OTHERWISE.words()));
        return told ? what(result) : result.clause();
    }

    /** How many clauses besides its own show the same: those of a protocol, and of moves that are tolerated all. */
    public long others() {
        boolean tolerated = example().verdict() == Verdict.TOLERATED;
        return results.stream()
                .map(Result::clause)
                .filter(id -> !id.equals(clause))
                .filter(id -> tolerated || Clause.kindOf(id) != Clause.Kind.RULE)
                .distinct()
                .count();
    }

    private static String what(Result result) {
        return result.isOfGame()
                ? result.title().replaceFirst("^In a game it ", "in a game ")
                : ResultCause.of(result).orElseThrow();
    }

    /** The result that is shown for all of them. */
    public Result example() {
        return results.get(0);
    }
}
