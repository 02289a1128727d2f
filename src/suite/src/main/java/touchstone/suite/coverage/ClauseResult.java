package touchstone.suite.coverage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;

/**
 * What the results of one clause together show of one subject.
 *
 * @param results of the scenarios that apply; empty if none did, or none came to be tried
 * @param faults how many of the known faults that show the clause are excluded, by whichever scenarios
 * @param shownBy the ids of the clauses whose known faults these are, where the clause has none of its own
 * @param consequenceOf the clause with which all that is violated here fails, if there is one: nothing is shown against this one
 */
public record ClauseResult(
        Clause clause, List<Result> results, FaultCount faults, List<String> shownBy, Optional<String> consequenceOf) {

    public ClauseResult {
        results = List.copyOf(results);
        shownBy = List.copyOf(shownBy);
    }

    /** Of a clause of which no faults are known, or not which of them the claim has. */
    public ClauseResult(Clause clause, List<Result> results) {
        this(clause, results, FaultCount.NONE, List.of(), Optional.empty());
    }

    /** Results by the ids of their clauses. */
    public static Map<String, List<Result>> byClause(List<Result> results) {
        Map<String, List<Result>> byClause = new LinkedHashMap<>();
        results.forEach(result -> byClause.computeIfAbsent(result.clause(), id -> new ArrayList<>())
                .add(result));
        return byClause;
    }

    /**
     * @param results of this clause alone
     * @param consequenceOf the clause with which all that is violated here fails
     */
    public static ClauseResult of(
            Clause clause, List<Result> results, FaultCoverage coverage, Optional<String> consequenceOf) {
        List<ClaimedFault> faults = coverage.of(clause);
        return new ClauseResult(
                clause,
                results,
                FaultCount.of(faults),
                faults.stream()
                        .map(fault -> fault.fault().clause())
                        .filter(id -> !id.equals(clause.id()))
                        .distinct()
                        .toList(),
                consequenceOf);
    }

    /** The clause's verdict. What was seen to be wrong outweighs everything, unless a fault in another clause explains it all. */
    public ClauseVerdict verdict() {
        if (results.isEmpty()) {
            return clause.untestable().isPresent() ? ClauseVerdict.UNTESTABLE : ClauseVerdict.NOT_TESTED;
        } else if (count(Verdict.VIOLATED) > 0 && consequenceOf.isEmpty()) {
            return ClauseVerdict.VIOLATED;
        } else if (count(Verdict.ERROR) > 0) {
            return ClauseVerdict.ERROR;
        } else if (count(Verdict.TOLERATED) > 0) {
            return ClauseVerdict.TOLERATED;
        }
        int shown = faults.known() > 0 ? faults.excluded() : (int) count(Verdict.SATISFIED);
        if (shown == 0) {
            return ClauseVerdict.NOT_SHOWN;
        }
        // What fails along with another clause was not shown, whatever the rest excludes.
        return shown == testing() && consequenceOf.isEmpty() ? ClauseVerdict.SATISFIED : ClauseVerdict.PARTLY_SHOWN;
    }

    /** How many faults there are to exclude; of a clause without known faults, how many scenarios to pass. */
    private int testing() {
        return faults.known() > 0 ? faults.known() : results.size();
    }

    /** The verdict in words, with numbers where it is not the whole: {@code partly shown (2 of 5)}. */
    public String words() {
        String word = verdict().word() + (verdict() == ClauseVerdict.PARTLY_SHOWN ? " (" + shown() + ")" : "");
        return word + consequenceOf.map(clause -> ", fails with " + clause).orElse("");
    }

    /** How much is shown, such as {@code 2 of 5}: known faults, or scenarios if no fault is known. */
    public String shown() {
        return faults.known() > 0 ? faults.fraction() : count(Verdict.SATISFIED) + " of " + results.size();
    }

    /** What the words rest on, as a sentence without full stop. */
    public String evidence() {
        if (faults.known() == 0) {
            return "no fault is known that breaks it: " + count(Verdict.SATISFIED) + " of " + results.size()
                    + " scenarios passed";
        }
        return faults.fraction() + (faults.known() == 1 ? " known fault" : " known faults") + " excluded"
                + (shownBy.isEmpty()
                        ? ""
                        : ", which break " + shownBy.stream().limit(NAMED).collect(Collectors.joining(", "))
                                + (shownBy.size() > NAMED ? " and " + (shownBy.size() - NAMED) + " more clauses" : ""));
    }

    private static final int NAMED = 5;

    public long count(Verdict verdict) {
        return results.stream().filter(result -> result.verdict() == verdict).count();
    }

    /** How long its scenarios took, in milliseconds. */
    public double millis() {
        return results.stream().mapToDouble(Result::millis).sum();
    }
}
