package touchstone.mutants.ruleset;

import touchstone.mutants.MutantClaim;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/**
 * The rulesets that mutants claim to play by, each at its point in the space of rules.
 *
 * <p>Written once more than in {@code features/rulesets/}, so that mutants need no specification to be made; a test holds
 * the two together.
 */
final class RulesetClaims {

    static final MutantClaim AGA = new MutantClaim(
            "aga",
            Variant.BASE.with(
                    Repetition.SITUATIONAL,
                    SelfCapture.FORBIDDEN,
                    Ending.FOUR_PASSES,
                    Resumption.OPPONENT_OF_LAST_PASSER,
                    Deadlock.PLAY_ON,
                    DeadStones.AGREED,
                    PassStones.GIVEN,
                    LastPass.WHITE,
                    Komi.HALF,
                    Handicap.FIXED,
                    Compensation.ONE_LESS,
                    Counting.EITHER));

    static final MutantClaim BELGIAN = new MutantClaim(
            "belgian",
            Variant.BASE.with(
                    Repetition.PLAY_ELSEWHERE,
                    SelfCapture.FORBIDDEN,
                    Scoring.TERRITORY,
                    Ending.STOP,
                    Resumption.UNSTATED,
                    DeadStones.AGREED,
                    Counting.REARRANGEMENT,
                    Draws.UNSTATED));

    static final MutantClaim BRITISH = new MutantClaim("british", AGA.rules().with(Repetition.NATURAL_SITUATIONAL));

    static final MutantClaim BUTTON_GO =
            new MutantClaim("button-go", Variant.BASE.with(Button.HALF_POINT, Komi.INTEGER));

    static final MutantClaim CHINESE = new MutantClaim(
            "chinese",
            Variant.BASE.with(
                    Repetition.SITUATIONAL,
                    SelfCapture.FORBIDDEN,
                    Neutral.HALVES,
                    Ending.STOP,
                    Resumption.UNSTATED,
                    DeadStones.AGREED,
                    Komi.HALF,
                    Handicap.FREE,
                    Compensation.EACH,
                    Counting.HALF_COUNT,
                    Boards.NINETEEN));

    static final MutantClaim CHINESE_PRACTICE =
            new MutantClaim("chinese-practice", CHINESE.rules().with(Repetition.SIMPLE));

    static final MutantClaim CHINESE_OGS =
            new MutantClaim("chinese-ogs", CHINESE.rules().with(Repetition.POSITIONAL));

    static final MutantClaim FRENCH = new MutantClaim(
            "french",
            Variant.BASE.with(
                    Repetition.NATURAL_SITUATIONAL,
                    SelfCapture.FORBIDDEN,
                    Ending.STOP,
                    Resumption.UNSTATED,
                    Deadlock.PLAY_ON,
                    DeadStones.AGREED,
                    PassStones.GIVEN,
                    LastPass.WHITE,
                    Komi.HALF,
                    Handicap.FREE,
                    Compensation.ONE_LESS,
                    Counting.EITHER));

    static final MutantClaim ING = new MutantClaim(
            "ing",
            Variant.BASE.with(
                    Repetition.ING,
                    SelfCapture.SEVERAL,
                    Neutral.HALVES,
                    Ending.FOUR_PASSES,
                    Resumption.IN_TURN,
                    DeadStones.AGREED,
                    Komi.BLACK_WINS_TIES,
                    Handicap.FREE,
                    Counting.FILL_IN,
                    Supply.HALF_THE_BOARD));

    static final MutantClaim ING_SIMPLIFIED = new MutantClaim(
            "ing-simplified",
            Variant.BASE.with(Ending.STOP, Resumption.IN_TURN, AfterResumption.ALL_ALIVE, DeadStones.AGREED));

    static final MutantClaim JAPANESE = new MutantClaim(
            "japanese",
            Variant.BASE.with(
                    Repetition.NO_RESULT,
                    SelfCapture.FORBIDDEN,
                    Scoring.TERRITORY,
                    Seki.DOES_NOT_COUNT,
                    Ending.STOP,
                    Resumption.OPPONENT_OF_REQUESTER,
                    Deadlock.BOTH_LOSE,
                    DeadStones.AGREED,
                    Komi.HALF,
                    Handicap.FIXED,
                    Counting.REARRANGEMENT));

    static final MutantClaim KOREAN = new MutantClaim(
            "korean",
            Variant.BASE.with(
                    Repetition.TIE,
                    SelfCapture.FORBIDDEN,
                    Scoring.TERRITORY,
                    Seki.DOES_NOT_COUNT,
                    Ending.STOP,
                    Resumption.UNSTATED,
                    DeadStones.AGREED,
                    Komi.HALF,
                    Handicap.FIXED,
                    Counting.REARRANGEMENT,
                    Draws.UNSTATED,
                    Boards.NINETEEN));

    /** On every axis where the Korean rules are. */
    static final MutantClaim WAGC = new MutantClaim("wagc", KOREAN.rules());

    static final MutantClaim NEW_ZEALAND = new MutantClaim(
            "new-zealand",
            Variant.BASE.with(
                    Repetition.NEW_ZEALAND,
                    Neutral.BOTH,
                    Ending.AGREEMENT,
                    Resumption.AGREED,
                    Deadlock.ALL_ALIVE,
                    DeadStones.AGREED,
                    Komi.INTEGER,
                    Handicap.CONSECUTIVE));

    static final MutantClaim LORRAIN = new MutantClaim(
            "lorrain",
            NEW_ZEALAND.rules().with(Repetition.SITUATIONAL, Resumption.UNSTATED, Deadlock.UNSTATED, Boards.NINETEEN));

    static final MutantClaim STONE_SCORING = new MutantClaim(
            "stone-scoring", Variant.BASE.with(Repetition.SIMPLE, SelfCapture.FORBIDDEN, Scoring.STONES));

    static final MutantClaim ANCIENT_CHINESE =
            new MutantClaim("ancient-chinese", STONE_SCORING.rules().with(Scoring.AREA, GroupTax.TWO));

    static final MutantClaim WMSG = new MutantClaim(
            "wmsg",
            Variant.BASE.with(
                    SelfCapture.FORBIDDEN,
                    Ending.STOP,
                    Resumption.IN_TURN,
                    AfterResumption.ALL_ALIVE,
                    DeadStones.AGREED,
                    FirstPass.KOMI_RISES,
                    Komi.HALF,
                    Draws.UNSTATED,
                    Boards.NINETEEN));

    static final MutantClaim DAVIES = new MutantClaim("davies", Variant.BASE.with(Handicap.FREE, Draws.UNSTATED));

    private RulesetClaims() {}
}
