package touchstone.cli.certify;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.Plural;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;

/** The whole result of a subject: the numbers behind the verdict, and the verdict in a line. */
record SubjectTotals(Specification specification, Claim claim) {

    private static final List<ClauseVerdict> COUNTED = List.of(
            ClauseVerdict.SATISFIED,
            ClauseVerdict.TOLERATED,
            ClauseVerdict.ERROR,
            ClauseVerdict.PARTLY_SHOWN,
            ClauseVerdict.NOT_SHOWN);

    /** Of one that was tested. */
    String numbers(SubjectRun one) {
        ClaimResult found = one.found(specification, claim);
        List<Result> scenarios =
                one.results().stream().filter(result -> !result.isOfGame()).toList();
        return one.idAndVersion() + ", " + Plural.of(scenarios.size(), "scenario") + ": "
                + Plural.listed(outcomes(scenarios)) + "."
                + one.attempt()
                        .games()
                        .map(games -> " " + games.summary() + ".")
                        .orElse(lacksGames() ? " No games were played." : "")
                + others(found) + remark(one, found);
    }

    /** How many of the ways to be wrong that are known it has been shown not to have. */
    String faults(SubjectRun one) {
        return one.idAndVersion() + ": " + one.found(specification, claim).faultNumbers() + ".";
    }

    /** A line for each part of the claim. */
    List<String> verdict(SubjectRun one) {
        if (one.trouble().isPresent()) {
            return List.of(one.id() + " was not tested: " + one.trouble().get());
        }
        return parts(one.found(specification, claim)).stream()
                .map(part -> one.idAndVersion() + " " + part.verdict() + ": " + clauses(part))
                .toList();
    }

    private static List<ClaimResult> parts(ClaimResult found) {
        return found.parts().isEmpty() ? List.of(found) : found.parts();
    }

    /** What the verdict rests on: what is violated, else what is tolerated and may not be, else what is satisfied. */
    private static String clauses(ClaimResult part) {
        return part.count(decisive(part)) + " of " + Plural.of(part.testable(), "clause") + " " + decisive(part);
    }

    private static ClauseVerdict decisive(ClaimResult part) {
        if (part.count(ClauseVerdict.VIOLATED) > 0) {
            return ClauseVerdict.VIOLATED;
        }
        // An arbiter may not tolerate what is forbidden, even if it never does it.
        return part.isViolated() && part.count(ClauseVerdict.TOLERATED) > 0
                ? ClauseVerdict.TOLERATED
                : ClauseVerdict.SATISFIED;
    }

    /** Of each part the clauses that the line of its verdict leaves out. */
    private static String others(ClaimResult found) {
        StringBuilder text = new StringBuilder();
        for (ClaimResult part : parts(found)) {
            String counts = otherClauses(part);
            if (!counts.isEmpty()) {
                text.append(" Other clauses")
                        .append(
                                found.parts().isEmpty()
                                        ? ""
                                        : " of " + part.claim().name())
                        .append(": ")
                        .append(counts)
                        .append('.');
            }
        }
        return text.toString();
    }

    private static String otherClauses(ClaimResult part) {
        Map<String, Long> counts = new LinkedHashMap<>();
        COUNTED.stream()
                .filter(verdict -> verdict != decisive(part))
                .forEach(verdict -> counts.put(verdict.word(), (long) part.count(verdict)));
        return Plural.listed(counts);
    }

    private boolean lacksGames() {
        return claim.rules().isPresent() && claim.only().isEmpty();
    }

    /** What the exit code 0 does not say. */
    private String remark(SubjectRun one, ClaimResult found) {
        if (found.conclusion() != Conclusion.NO_VIOLATION_SEEN) {
            return "";
        }
        boolean beside = one.results().stream()
                .anyMatch(
                        result -> !Claim.isAsClaimed(result) && claim.profile().violatedBy(result.verdict()));
        return (beside
                        ? " What is violated is of the protocol, which is not claimed. Of what is claimed nothing violated was seen"
                        : " Nothing violated was seen")
                + ", which is not to say that it conforms.";
    }

    private static Map<String, Long> outcomes(List<Result> scenarios) {
        Map<String, Long> outcomes = new LinkedHashMap<>();
        outcomes.put("passed", count(scenarios, Verdict.SATISFIED));
        outcomes.put("failed", count(scenarios, Verdict.VIOLATED) + count(scenarios, Verdict.TOLERATED));
        outcomes.put("unsupported", count(scenarios, Verdict.UNSUPPORTED));
        outcomes.put("error", count(scenarios, Verdict.ERROR));
        return outcomes;
    }

    private static long count(List<Result> scenarios, Verdict verdict) {
        return scenarios.stream().filter(result -> result.verdict() == verdict).count();
    }
}
