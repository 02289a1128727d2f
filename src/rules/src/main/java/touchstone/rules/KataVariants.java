package touchstone.rules;

import touchstone.reference.choice.Button;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.rules.KataRules.Bonus;
import touchstone.rules.KataRules.Ko;
import touchstone.rules.KataRules.Tax;

/** Translates KataGo's rules into choices on the axes, and back. */
public final class KataVariants {

    private KataVariants() {}

    /**
     * The point at which KataGo's rules are, or the one nearest to them. Points are scored as KataGo scores them by area: two
     * passes, and what stands counts. Its encore under territory scoring is taken for play that is resumed in turn and ended
     * by two more passes.
     *
     * @throws KataRulesException if the rule of repetition has no counterpart
     */
    public static Variant variant(KataRules rules) {
        boolean area = rules.scoring() == KataRules.Scoring.AREA;
        return Variant.BASE.with(
                repetition(rules.ko()),
                selfCapture(rules),
                area ? Scoring.AREA : Scoring.TERRITORY,
                rules.tax() == Tax.NONE ? Seki.COUNTS : Seki.DOES_NOT_COUNT,
                rules.tax() == Tax.ALL ? GroupTax.TWO : GroupTax.NONE,
                rules.hasButton() ? Button.HALF_POINT : Button.NONE,
                rules.komi() == Math.rint(rules.komi()) ? Komi.INTEGER : Komi.HALF,
                Handicap.FREE,
                switch (rules.whiteHandicapBonus()) {
                    case ZERO -> Compensation.NONE;
                    case N -> Compensation.EACH;
                    case N_MINUS_ONE -> Compensation.ONE_LESS;
                },
                area ? Ending.TWO_PASSES : Ending.FOUR_PASSES,
                area ? Resumption.NONE : Resumption.IN_TURN,
                area ? DeadStones.STAY : DeadStones.PLAYED_OUT);
    }

    private static Repetition repetition(Ko ko) {
        return switch (ko) {
            case SIMPLE -> Repetition.SIMPLE;
            case POSITIONAL -> Repetition.POSITIONAL;
            case SITUATIONAL -> Repetition.SITUATIONAL;
            case SPIGHT ->
                throw new KataRulesException(
                        "ko SPIGHT has no counterpart here: no rule of repetition has a pass lift its bans;"
                                + " expected SIMPLE, POSITIONAL or SITUATIONAL");
        };
    }

    /** A single stone may never be self-captured in KataGo; where no position may be repeated that is so in any case. */
    private static SelfCapture selfCapture(KataRules rules) {
        if (!rules.suicide()) {
            return SelfCapture.FORBIDDEN;
        }
        return rules.ko() == Ko.POSITIONAL ? SelfCapture.ALLOWED : SelfCapture.SEVERAL;
    }

    /** The rules KataGo has that are nearest to a point; what they leave unsaid is for {@link KataDifference} to tell. */
    public static KataRules nearest(Variant variant) {
        return new KataRules(
                switch (variant.get(Repetition.class)) {
                    case POSITIONAL, ING, ING_SPIGHT -> Ko.POSITIONAL;
                    case SITUATIONAL, NATURAL_SITUATIONAL, NEW_ZEALAND -> Ko.SITUATIONAL;
                    case NONE, SIMPLE, SIMPLE_OWN, SIMPLE_STONE, PLAY_ELSEWHERE, NO_RESULT, TIE -> Ko.SIMPLE;
                },
                variant.has(Scoring.TERRITORY) ? KataRules.Scoring.TERRITORY : KataRules.Scoring.AREA,
                tax(variant),
                !variant.has(SelfCapture.FORBIDDEN),
                variant.has(Button.HALF_POINT),
                switch (variant.get(Compensation.class)) {
                    case NONE -> Bonus.ZERO;
                    case EACH -> Bonus.N;
                    case ONE_LESS -> Bonus.N_MINUS_ONE;
                },
                variant.has(DeadStones.AGREED) && !variant.has(Scoring.TERRITORY),
                komi(variant));
    }

    private static Tax tax(Variant variant) {
        if (variant.has(GroupTax.TWO) || variant.has(Scoring.STONES)) {
            return Tax.ALL;
        }
        return variant.has(Seki.COUNTS) ? Tax.NONE : Tax.SEKI;
    }

    /** A point has a kind of komi and no number; this is the usual one of its kind. */
    private static double komi(Variant variant) {
        return switch (variant.get(Komi.class)) {
            case NONE -> 0;
            case INTEGER, BLACK_WINS_TIES -> 7;
            case HALF, AUCTION -> variant.has(Scoring.TERRITORY) ? 6.5 : 7.5;
        };
    }
}
