package touchstone.suite.certificate;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;

/** What the results of a subject mean for a claim, the worst last. A baseline changes nothing of it. */
public enum Conclusion {

    /** It keeps to all of the claim, as far as it could be told. */
    CONFORMS,

    /** Nothing was claimed, and it could be tried. */
    NOTHING_CLAIMED,

    /** A clause is violated. */
    VIOLATIONS,

    /** It broke down, showed nothing, or was not tried to the end: what is known is not the whole. This outweighs all. */
    TROUBLE;

    public static Conclusion of(Claim claim, RunRecord.Attempt attempt, List<Result> results) {
        boolean untried = results.size() < attempt.planned();
        boolean toldNothing = results.stream().allMatch(result -> result.verdict() == Verdict.UNSUPPORTED);
        boolean broken = results.stream().anyMatch(result -> result.verdict() == Verdict.ERROR);
        if (attempt.trouble().isPresent() || untried || toldNothing || broken) {
            return TROUBLE;
        }
        if (results.stream().anyMatch(claim::violatedBy)) {
            return VIOLATIONS;
        }
        return claim.isSurvey() && !claim.protocol() ? NOTHING_CLAIMED : CONFORMS;
    }

    @JsonValue
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
