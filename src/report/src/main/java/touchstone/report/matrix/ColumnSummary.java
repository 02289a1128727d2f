package touchstone.report.matrix;

import java.util.List;
import touchstone.report.overview.ClaimOutcome;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.coverage.FaultCount;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;

/**
 * What a column says of its subject above its cells.
 *
 * @param violated how many clauses of the claim it breaks; 0 if nothing is claimed
 * @param versions those of Touchstone that its results are of
 * @param tolerates whether it takes an illegal move on input
 */
record ColumnSummary(
        VerdictTally tally,
        String claim,
        ClaimOutcome outcome,
        String sentence,
        List<String> warnings,
        int violated,
        FaultCount faults,
        List<String> versions,
        boolean tolerates) {

    static ColumnSummary of(Specification specification, ColumnFindings column, VerdictTally tally) {
        ColumnConclusion conclusion = new ColumnConclusion(specification, column, tally);
        return new ColumnSummary(
                tally,
                conclusion.claim(),
                conclusion.conclusion(),
                conclusion.sentence(),
                conclusion.warnings(),
                column.isSurvey()
                        ? 0
                        : column.found()
                                .map(found -> violated(found, column.profile()))
                                .orElse(0),
                column.found().map(ClaimResult::faults).orElse(FaultCount.NONE),
                column.results()
                        .map(result -> String.valueOf(result.run().suiteVersion()))
                        .distinct()
                        .toList(),
                column.results().anyMatch(result -> result.verdict() == Verdict.TOLERATED));
    }

    private static int violated(ClaimResult found, Profile profile) {
        return found.count(ClauseVerdict.VIOLATED)
                + (profile == Profile.PLAYER ? 0 : found.count(ClauseVerdict.TOLERATED));
    }
}
