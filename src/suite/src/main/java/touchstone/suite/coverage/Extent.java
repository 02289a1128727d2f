package touchstone.suite.coverage;

import java.util.List;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;

/** How far a subject was tried. */
public enum Extent {

    /** It broke down, or the run ended before all was tried. */
    CUT_SHORT,

    /** By all scenarios of the claim, and by no game: none was asked for, or it shows nothing that could be compared in one. */
    WITHOUT_GAMES,

    /** By scenarios and games. */
    WHOLE;

    /** @param results of the subject, as many as there are */
    public static Extent of(RunRecord.Attempt attempt, List<Result> results) {
        if (attempt.trouble().isPresent() || Result.scenarios(results) < attempt.planned()) {
            return CUT_SHORT;
        }
        return attempt.games().filter(games -> games.played() > 0).isPresent() ? WHOLE : WITHOUT_GAMES;
    }
}
