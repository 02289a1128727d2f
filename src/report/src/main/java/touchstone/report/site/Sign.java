package touchstone.report.site;

import java.util.Optional;
import touchstone.suite.result.Verdict;
import touchstone.suite.survey.Standing;

/**
 * How a verdict is shown: a sign of its own shape and a word, so that nothing rests on colour alone.
 *
 * @param word also the name of its class in style sheets
 * @param meaning a few words for a legend
 */
public record Sign(String glyph, String word, String meaning) {

    public static final Sign NOT_TESTED = new Sign("·", "not tested", "nothing that applies was tried");
    public static final Sign UNTESTABLE = new Sign("∅", "untestable", "nothing can test this clause");
    public static final Sign NOT_CLAIMED = new Sign("", "not claimed", "no clause of what is claimed");

    /** Of a clause that nobody claimed to keep, the subject shows it: stones for what is so, no ticks. */
    public static final Sign HOLDS = new Sign("●", "holds", "not claimed, and found to be so");

    public static final Sign NOT_SO = new Sign("○", "not so", "not claimed, and found not to be so: no fault");
    public static final Sign TAKEN =
            new Sign("◍", "taken", "not claimed, and a move that it forbids is taken on input");
    public static final Sign OTHER_RULES = new Sign("◌", "other rules", "holds only under rules it does not have");
    public static final Sign CANNOT_TELL = new Sign("?", "cannot tell", "not claimed, and too little is shown");

    public static Sign of(Verdict verdict) {
        return switch (verdict) {
            case SATISFIED -> new Sign("✓", verdict.word(), "answers as the rule says");
            case TOLERATED -> new Sign("≈", verdict.word(), "takes an illegal move on input");
            case VIOLATED -> new Sign("✗", verdict.word(), "answers otherwise than the rule says");
            case UNSUPPORTED -> new Sign("–", verdict.word(), "cannot show it");
            case ERROR -> new Sign("!", verdict.word(), "broke down as a program");
        };
    }

    /** What a survey shows, where nothing is claimed: no word of it is a fault but that a subject broke down. */
    public static Sign of(Standing standing) {
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
    public static Sign inSurvey(Verdict verdict) {
        return switch (verdict) {
            case SATISFIED -> HOLDS;
            case TOLERATED -> TAKEN;
            case VIOLATED -> NOT_SO;
            case UNSUPPORTED, ERROR -> of(verdict);
        };
    }

    /** @param verdict none if nothing was tried */
    public static Sign of(Optional<Verdict> verdict) {
        return verdict.map(Sign::of).orElse(NOT_TESTED);
    }

    /** The word as a name in style sheets and addresses. */
    public String style() {
        return word.replace(' ', '-');
    }
}
