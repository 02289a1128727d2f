package touchstone.laboratory.referee;

import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/**
 * By which rules a subject's moves are judged.
 *
 * @param name of the rules, for a person
 * @param rules the reference's
 * @param made whether the subject claims to play by them; if not, superko and suicide are its own choice, and no score is
 *     compared
 */
public record Claim(String name, BaseRules rules, boolean made) {

    /** A subject that claims to play by these rules. */
    public static Claim of(String name, Variant variant) {
        return new Claim(name, new VariantRules(variant), true);
    }

    /** A subject that claims nothing: it is judged by positional superko without suicide, which forbid most. */
    public static Claim none() {
        return new Claim("none", new VariantRules(Variant.BASE.with(SelfCapture.FORBIDDEN)), false);
    }

    /** How much something matters under this claim. */
    public Find.Grade grade(Find.Fault fault) {
        return switch (fault) {
            case BROKE_DOWN -> Find.Grade.TROUBLE;
            case AFTER_THE_END -> Find.Grade.DIFFERENCE;
            case SUPERKO, SUICIDE, SCORE, FORBIDDEN -> made ? Find.Grade.VIOLATION : Find.Grade.DIFFERENCE;
            case KO, OCCUPIED, OFF_BOARD, REFUSED, BOARD -> Find.Grade.VIOLATION;
        };
    }
}
