package touchstone.report.matrix;

import java.util.List;
import java.util.Optional;
import touchstone.report.site.Sign;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.ClauseResult;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Clause;
import touchstone.suite.survey.Survey;

/** Which sign stands for what a subject shows. In a survey nothing is claimed, so that no rule of the game is violated. */
final class Verdicts {

    private Verdicts() {}

    /** Of a clause of the specification. */
    static Sign of(Column column, Clause clause) {
        List<Result> results = bare(column, clause.id());
        if (!column.covers(clause)) {
            return Sign.NOT_CLAIMED;
        } else if (clause.untestable().isPresent()) {
            return Sign.UNTESTABLE;
        } else if (results.isEmpty()) {
            return Sign.NOT_TESTED;
        }
        Optional<Survey> survey = column.survey().filter(found -> isLookedAt(clause));
        return survey.map(found -> Sign.of(found.standing(clause)))
                .orElseGet(() -> Sign.of(new ClauseResult(clause, results).verdict()));
    }

    private static boolean isLookedAt(Clause clause) {
        return clause.choice().isPresent();
    }

    /** Of a clause that the specification does not have, by its results alone. */
    static Sign ofUnknown(Column column, String clause) {
        List<Result> results = bare(column, clause);
        if (results.isEmpty()) {
            return Sign.NOT_CLAIMED;
        }
        return column.isSurvey() && Clause.kindOf(clause) != Clause.Kind.PROTOCOL
                ? Sign.CANNOT_TELL
                : Sign.of(new ClauseResult(null, results).verdict());
    }

    /** Of a single scenario. */
    static Sign of(Result result) {
        return Claim.isAsClaimed(result) ? Sign.of(result.verdict()) : Sign.inSurvey(result.verdict());
    }

    private static List<Result> bare(Column column, String clause) {
        return column.entries(clause).stream().map(StoredResult::bare).toList();
    }
}
