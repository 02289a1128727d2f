package touchstone.suite.coverage;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.result.ViolationCause;
import touchstone.suite.specification.Specification;

/**
 * What the results of one subject mean for its claim. All outputs say it in the words given here.
 *
 * @param clauses one for every clause that the claim covers, and for those beside them that games showed to be violated
 * @param faults how many of the claim's known faults are excluded
 */
public record ClaimResult(Claim claim, Conclusion conclusion, List<ClauseResult> clauses, FaultCount faults) {

    /** The order in which verdicts are counted: what is wrong first. */
    private static final List<ClauseVerdict> COUNTED = List.of(
            ClauseVerdict.VIOLATED,
            ClauseVerdict.TOLERATED,
            ClauseVerdict.ERROR,
            ClauseVerdict.PARTLY_SHOWN,
            ClauseVerdict.NOT_SHOWN);

    public ClaimResult {
        clauses = List.copyOf(clauses);
    }

    /** @param results of one subject, as many as there are */
    public static ClaimResult of(
            Specification specification, Claim claim, RunRecord.Attempt attempt, List<Result> results) {
        boolean whole = attempt.trouble().isEmpty() && Result.scenarios(results) >= attempt.planned();
        return of(specification, claim, whole, attempt.causes(), results);
    }

    /**
     * @param whole whether the subject was tried to the end
     * @param causes of what is violated
     */
    public static ClaimResult of(
            Specification specification,
            Claim claim,
            boolean whole,
            List<ViolationCause> causes,
            List<Result> results) {
        Map<String, String> consequences = new HashMap<>();
        causes.forEach(
                cause -> cause.consequences().forEach(clause -> consequences.putIfAbsent(clause, cause.clause())));
        FaultCoverage coverage = FaultCoverage.of(specification, claim, results);
        Map<String, List<Result>> byClause = ClauseResult.byClause(results);
        List<ClauseResult> clauses = specification.clauses().stream()
                .filter(clause -> claim.covers(clause) || isOfGame(byClause.getOrDefault(clause.id(), List.of())))
                .map(clause -> ClauseResult.of(
                        clause,
                        byClause.getOrDefault(clause.id(), List.of()),
                        coverage,
                        Optional.ofNullable(consequences.get(clause.id()))
                                .filter(cause -> !isOfGame(byClause.getOrDefault(clause.id(), List.of())))))
                .toList();
        FaultCount faults = coverage.count();
        return new ClaimResult(claim, conclusion(claim, whole, results, clauses, coverage), clauses, faults);
    }

    /** What a game shows is told whatever is claimed: a clause of the protocol explains a wrong answer under any ruleset. */
    private static boolean isOfGame(List<Result> results) {
        return results.stream().anyMatch(Result::isOfGame);
    }

    private static Conclusion conclusion(
            Claim claim, boolean whole, List<Result> results, List<ClauseResult> clauses, FaultCoverage coverage) {
        FaultCount faults = coverage.count();
        boolean toldNothing = results.stream().allMatch(result -> result.verdict() == Verdict.UNSUPPORTED);
        boolean broken = results.stream().anyMatch(result -> result.verdict() == Verdict.ERROR);
        if (!whole || toldNothing || broken) {
            return Conclusion.TROUBLE;
        } else if (results.stream().anyMatch(claim::violatedBy)) {
            return Conclusion.VIOLATIONS;
        } else if (claim.isSurvey()) {
            return claim.protocol() ? Conclusion.NO_VIOLATION_SEEN : Conclusion.NOTHING_CLAIMED;
        } else if (!claim.only().isEmpty() || faults.known() == 0) {
            return Conclusion.NO_VIOLATION_SEEN;
        }
        boolean all = faults.isWhole()
                && clauses.stream()
                        .filter(ClaimResult::isTestable)
                        .allMatch(clause -> clause.verdict() == ClauseVerdict.SATISFIED);
        if (all) {
            return Conclusion.CONFORMS;
        }
        boolean allOfGtp =
                coverage.faults().stream().filter(ClaimedFault::isShowableByGtp).allMatch(ClaimedFault::isExcluded);
        return faults.gtp() > 0 && allOfGtp ? Conclusion.CONFORMS_AS_FAR_AS_GTP_SHOWS : Conclusion.NO_VIOLATION_SEEN;
    }

    private static boolean isTestable(ClauseResult clause) {
        return clause.verdict() != ClauseVerdict.UNTESTABLE && clause.verdict() != ClauseVerdict.NOT_TESTED;
    }

    /** How many clauses of the claim can be tested under it. */
    public int testable() {
        return (int) clauses.stream().filter(ClaimResult::isTestable).count();
    }

    public int count(ClauseVerdict verdict) {
        return (int)
                clauses.stream().filter(clause -> clause.verdict() == verdict).count();
    }

    /** What is claimed, such as {@code aga and the protocol as player}. */
    public String claimed() {
        return claim.name() + (claim.protocol() ? " and the protocol" : "") + " as " + claim.profile()
                + (claim.only().isEmpty() ? "" : ", only " + String.join(", ", claim.only()));
    }

    /** What may be said of the subject, in the words that follow its name. */
    public String verdict() {
        return switch (conclusion) {
            case CONFORMS -> "conforms to " + claimed();
            case CONFORMS_AS_FAR_AS_GTP_SHOWS -> "conforms to " + claimed() + " in all that GTP can show";
            case NO_VIOLATION_SEEN -> "shows no violation of " + claimed();
            case VIOLATIONS -> "does not conform to " + claimed();
            case NOTHING_CLAIMED -> "claims nothing";
            case TROUBLE -> (isViolated() ? "does not conform to " : "cannot be said to conform to ") + claimed();
        };
    }

    private boolean isViolated() {
        return !claim.isSurvey()
                && clauses.stream().flatMap(clause -> clause.results().stream()).anyMatch(claim::violatedBy);
    }

    /** The numbers behind it: clauses by verdict, and known faults. */
    public String numbers() {
        return clauseNumbers() + "; " + faultNumbers();
    }

    /** Such as {@code 41 of 64 clauses satisfied, 9 partly shown, 14 not shown}. */
    public String clauseNumbers() {
        Map<ClauseVerdict, Integer> counts = new EnumMap<>(ClauseVerdict.class);
        COUNTED.forEach(verdict -> counts.put(verdict, count(verdict)));
        String rest = COUNTED.stream()
                .filter(verdict -> counts.get(verdict) > 0)
                .map(verdict -> ", " + counts.get(verdict) + " " + verdict)
                .collect(Collectors.joining());
        return count(ClauseVerdict.SATISFIED) + " of " + testable() + (testable() == 1 ? " clause" : " clauses")
                + " satisfied" + rest;
    }

    /** Such as {@code 388 of 610 known faults excluded (its commands can show 400, GTP 550)}. */
    public String faultNumbers() {
        if (faults.known() == 0) {
            return "no fault of these clauses is known";
        }
        return faults.fraction() + (faults.known() == 1 ? " known fault" : " known faults") + " excluded"
                + (faults.isWhole()
                        ? ""
                        : " (its commands can show " + faults.showable() + ", GTP " + faults.gtp() + ")");
    }
}
