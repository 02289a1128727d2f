package touchstone.report.matrix;

import java.util.List;
import java.util.Optional;
import touchstone.report.site.VerdictSign;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Clause;
import touchstone.suite.survey.Survey;

/**
 * The sign in a cell for what a subject shows. In a survey nothing is claimed, so that no rule of the game is violated.
 */
final class CellSigns {

    private CellSigns() {}

    /** Of a clause of the specification. */
    static VerdictSign of(ColumnFindings column, Clause clause) {
        if (!column.covers(clause)) {
            return VerdictSign.NOT_CLAIMED;
        } else if (clause.untestable().isPresent()) {
            return VerdictSign.UNTESTABLE;
        } else if (column.entries(clause.id()).isEmpty()) {
            return VerdictSign.NOT_TESTED;
        }
        Optional<Survey> survey = column.survey().filter(found -> isLookedAt(clause));
        return survey.map(found -> VerdictSign.of(found.standing(clause)))
                .orElseGet(() -> VerdictSign.of(column.result(clause).verdict()));
    }

    private static boolean isLookedAt(Clause clause) {
        return clause.choice().isPresent();
    }

    /** Of a clause that the specification does not have, by its results alone. */
    static VerdictSign ofUnknown(ColumnFindings column, String clause) {
        List<Result> results = column.entries(clause);
        if (results.isEmpty()) {
            return VerdictSign.NOT_CLAIMED;
        }
        return column.isSurvey() && Clause.kindOf(clause) != Clause.Kind.PROTOCOL
                ? VerdictSign.CANNOT_TELL
                : VerdictSign.of(new ClauseResult(null, results).verdict());
    }

    /** Of a single scenario. */
    static VerdictSign of(Result result) {
        return Claim.isAsClaimed(result) ? VerdictSign.of(result.verdict()) : VerdictSign.inSurvey(result.verdict());
    }
}
