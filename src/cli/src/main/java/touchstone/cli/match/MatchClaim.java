package touchstone.cli.match;

import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/**
 * The rules by which a subject's moves are judged.
 *
 * @param name of the rules, for a person
 * @param rules the reference's
 * @param made whether the subject claims to play by them; if not, superko and suicide are its own choice, and no score is
 *     compared
 */
public record MatchClaim(String name, BaseRules rules, boolean made) {

    /** A subject that claims to play by these rules. */
    public static MatchClaim of(String name, Variant variant) {
        return new MatchClaim(name, new VariantRules(variant), true);
    }

    /** A subject that claims nothing: it is judged by positional superko without suicide, which forbid most. */
    public static MatchClaim none() {
        return new MatchClaim("none", new VariantRules(Variant.BASE.with(SelfCapture.FORBIDDEN)), false);
    }

    /** How much something matters under this claim. */
    public MatchFinding.Grade grade(MatchFinding.Fault fault) {
        return switch (fault) {
            case BROKE_DOWN -> MatchFinding.Grade.TROUBLE;
            case AFTER_THE_END -> MatchFinding.Grade.DIFFERENCE;
            case SUPERKO, SUICIDE, SCORE, FORBIDDEN ->
                made ? MatchFinding.Grade.VIOLATION : MatchFinding.Grade.DIFFERENCE;
            case KO, OCCUPIED, OFF_BOARD, REFUSED, BOARD -> MatchFinding.Grade.VIOLATION;
        };
    }
}
