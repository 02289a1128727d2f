package touchstone.report.site;

import java.util.Optional;
import touchstone.suite.result.Verdict;

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

    public static Sign of(Verdict verdict) {
        return switch (verdict) {
            case SATISFIED -> new Sign("✓", verdict.word(), "answers as the rule says");
            case TOLERATED -> new Sign("≈", verdict.word(), "takes an illegal move on input");
            case VIOLATED -> new Sign("✗", verdict.word(), "answers otherwise than the rule says");
            case UNSUPPORTED -> new Sign("–", verdict.word(), "cannot show it");
            case BROKEN -> new Sign("!", verdict.word(), "broke down as a program");
        };
    }

    /** Where nothing was claimed, nothing is violated: a value is one that the subject has, or it has another. */
    public static Sign inSurvey(Verdict verdict) {
        return switch (verdict) {
            case SATISFIED -> new Sign("✓", "holds", "it has this value of the axis, as far as this shows");
            case TOLERATED -> new Sign("≈", "taken", "takes on input what this value forbids");
            case VIOLATED -> new Sign("×", "not so", "it has another value of the axis");
            case UNSUPPORTED, BROKEN -> of(verdict);
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
