package touchstone.report.site;

import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.result.Verdict;
import touchstone.suite.survey.ClauseStatus;

/**
 * The sign of a verdict: a shape of its own and a word, so that nothing depends on colour alone.
 *
 * @param word also the name of its class in style sheets
 * @param meaning a few words for a legend
 */
public record VerdictSign(String glyph, String word, String meaning) {

    public static final VerdictSign NOT_TESTED = new VerdictSign("·", "not tested", "nothing that applies was tried");
    public static final VerdictSign UNTESTABLE = new VerdictSign("∅", "untestable", "nothing can test this clause");
    public static final VerdictSign NOT_CLAIMED = new VerdictSign("", "not claimed", "no clause of what is claimed");

    /** Of a clause that nobody claimed to keep, the subject shows it: stones for what is so, no ticks. */
    public static final VerdictSign HOLDS = new VerdictSign("●", "holds", "not claimed, and found to be so");

    public static final VerdictSign NOT_SO =
            new VerdictSign("○", "not so", "not claimed, and found not to be so: no fault");
    public static final VerdictSign TAKEN =
            new VerdictSign("◍", "taken", "not claimed, and a move that it forbids is taken on input");
    public static final VerdictSign OTHER_RULES =
            new VerdictSign("◌", "other rules", "holds only under rules it does not have");
    public static final VerdictSign CANNOT_TELL =
            new VerdictSign("?", "cannot tell", "not claimed, and too little is shown");

    public static VerdictSign of(Verdict verdict) {
        return switch (verdict) {
            case SATISFIED -> new VerdictSign("✓", verdict.word(), "answers as the rule says");
            case TOLERATED -> new VerdictSign("≈", verdict.word(), "takes an illegal move on input");
            case VIOLATED -> new VerdictSign("✗", verdict.word(), "answers otherwise than the rule says");
            case UNSUPPORTED -> new VerdictSign("–", verdict.word(), "cannot show it");
            case ERROR -> new VerdictSign("!", verdict.word(), "broke down as a program");
        };
    }

    /** Of a clause. */
    public static VerdictSign of(ClauseVerdict verdict) {
        return switch (verdict) {
            case SATISFIED -> new VerdictSign("✓", verdict.word(), "all its known faults are excluded");
            case PARTLY_SHOWN -> new VerdictSign("◐", verdict.word(), "some of its known faults are excluded");
            case NOT_SHOWN -> new VerdictSign("–", verdict.word(), "none of its known faults is excluded");
            case TOLERATED -> of(Verdict.TOLERATED);
            case VIOLATED -> of(Verdict.VIOLATED);
            case ERROR -> of(Verdict.ERROR);
            case UNTESTABLE -> UNTESTABLE;
            case NOT_TESTED -> NOT_TESTED;
        };
    }

    /** What a survey shows, where nothing is claimed: no word of it is a fault but that a subject broke down. */
    public static VerdictSign of(ClauseStatus standing) {
        return switch (standing) {
            case HOLDS -> HOLDS;
            case DOES_NOT_HOLD -> NOT_SO;
            case ERROR -> of(Verdict.ERROR);
            case CANNOT_TELL -> CANNOT_TELL;
            case ELSEWHERE -> OTHER_RULES;
            case UNTESTABLE -> UNTESTABLE;
        };
    }

    /** Where nothing was claimed, nothing is violated: a value is one that the subject has, or it has another. */
    public static VerdictSign inSurvey(Verdict verdict) {
        return switch (verdict) {
            case SATISFIED -> HOLDS;
            case TOLERATED -> TAKEN;
            case VIOLATED -> NOT_SO;
            case UNSUPPORTED, ERROR -> of(verdict);
        };
    }

    /** The same for clauses, of which a survey asks one after the other. */
    public static VerdictSign inSurvey(ClauseVerdict verdict) {
        return switch (verdict) {
            case SATISFIED -> HOLDS;
            case TOLERATED -> TAKEN;
            case VIOLATED -> NOT_SO;
            case PARTLY_SHOWN, NOT_SHOWN, ERROR, UNTESTABLE, NOT_TESTED -> of(verdict);
        };
    }

    /** The word as a name in style sheets and addresses. */
    public String style() {
        return word.replace(' ', '-');
    }
}
