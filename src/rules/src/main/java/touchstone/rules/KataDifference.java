package touchstone.rules;

import java.util.ArrayList;
import java.util.List;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Choice;
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
 * A choice that is lost, or only approximated, where KataGo is set to the nearest rules. Choices that KataGo has
 * exactly are no loss.
 *
 * @param choice what the ruleset has
 * @param fit how near KataGo comes
 * @param words what KataGo does instead
 */
public record KataDifference(Choice choice, Fit fit, String words) {

    /** How near KataGo's rules come to a choice. */
    public enum Fit {
        /** Another command of its protocol does it. */
        ELSEWHERE("KataGo has it from another command"),
        /** It does much the same. */
        NEAREST("KataGo comes near"),
        /** It knows nothing of the kind. */
        NONE("KataGo cannot express");

        private final String sentence;

        Fit(String sentence) {
            this.sentence = sentence;
        }

        /** As the beginning of a line. */
        public String sentence() {
            return sentence;
        }
    }

    private static final String ENDS = "its game is over after two passes, and what stands counts";
    private static final String ENCORE = "its two passes begin an encore, in which disputes are played out";
    private static final String SIMPLE =
            "ko SIMPLE forbids the same plays; but a position that comes for the third time, no pass between, ends the game"
                    + " without result, and a second pass in the same situation ends the play";

    /** Losses that hang on nothing but the choice. */
    private static final List<KataDifference> ALWAYS = List.of(
            nearest(Repetition.NONE, "ko SIMPLE forbids to retake a ko at once"),
            nearest(Repetition.SIMPLE, SIMPLE),
            nearest(Repetition.SIMPLE_STONE, SIMPLE),
            nearest(Repetition.SIMPLE_OWN, "ko SIMPLE goes by the position before the opponent's last move"),
            nearest(Repetition.PLAY_ELSEWHERE, "ko SIMPLE lets a ko be retaken after a pass"),
            nearest(
                    Repetition.NO_RESULT,
                    "with ko SIMPLE the players have no say: a position that comes for the third time, no pass between,"
                            + " ends the game without result"),
            nearest(Repetition.TIE, "with ko SIMPLE a long cycle ends the game without result, which is no tie"),
            nearest(
                    Repetition.NATURAL_SITUATIONAL,
                    "ko SITUATIONAL forbids what was reached by a pass or stood at the start, too"),
            nearest(Repetition.NEW_ZEALAND, "ko SITUATIONAL forbids White to recreate the start, too"),
            nearest(Repetition.ING, "ko POSITIONAL is what its own preset 'ing' has"),
            nearest(Repetition.ING_SPIGHT, "ko POSITIONAL knows no hot stones and no cycles that may go on"),
            nearest(Scoring.STONES, "area with tax ALL comes to the same on a board that is full"),
            nearest(Neutral.BOTH, "they are nobody's, which leaves the difference of the scores as it is"),
            nearest(Neutral.HALVES, "they are nobody's, which leaves the difference of the scores as it is"),
            nearest(Seki.DOES_NOT_COUNT, "a region is left out, too, for a stone in atari beside it"),
            none(PassStones.GIVEN, "a pass costs nothing"),
            none(LastPass.WHITE, "either player's pass may end the play"),
            none(FirstPass.KOMI_RISES, "komi stays as it is, whoever passes first"),
            elsewhere(Komi.NONE, "komi 0"),
            elsewhere(Komi.INTEGER, "the command komi, as in komi 7"),
            elsewhere(Komi.HALF, "the command komi, as in komi 6.5"),
            nearest(Komi.BLACK_WINS_TIES, "half a point less does it: for 8 the command komi 7.5"),
            elsewhere(Komi.AUCTION, "the command komi, once the players have bid"),
            elsewhere(Handicap.FIXED, "the command fixed_handicap"),
            elsewhere(Handicap.FREE, "the command set_free_handicap"),
            elsewhere(Handicap.CONSECUTIVE, "Black's plays and White's passes, each by the command play"),
            none(Counting.HALF_COUNT, "it tells the result and not how it is counted"),
            none(Counting.FILL_IN, "it tells the result and not how it is counted"),
            none(Counting.REARRANGEMENT, "it tells the result and not how it is counted"),
            none(Counting.EITHER, "it tells the result and not how it is counted"),
            nearest(Draws.UNSTATED, "equal scores are a draw"),
            none(Supply.HALF_THE_BOARD, "there are as many stones as are needed"),
            none(Boards.USUAL, "it plays on any board it is given"),
            none(Boards.NINETEEN, "it plays on any board it is given"));

    /** The losses where its game is over after two passes. */
    private static final List<KataDifference> BY_AREA = List.of(
            nearest(Ending.STOP, ENDS),
            nearest(Ending.FOUR_PASSES, ENDS),
            nearest(Ending.AGREEMENT, ENDS),
            none(Resumption.OPPONENT_OF_REQUESTER, ENDS),
            none(Resumption.OPPONENT_OF_LAST_PASSER, ENDS),
            none(Resumption.IN_TURN, ENDS),
            none(Resumption.AGREED, ENDS),
            none(Resumption.UNSTATED, ENDS),
            none(AfterResumption.ALL_ALIVE, ENDS),
            none(Deadlock.PLAY_ON, ENDS),
            nearest(Deadlock.ALL_ALIVE, ENDS),
            none(Deadlock.BOTH_LOSE, ENDS),
            none(
                    DeadStones.AGREED,
                    "what stands counts; friendlyPassOk only says that dead stones need not be taken before passing"),
            nearest(DeadStones.PLAYED_OUT, "they have to be taken before two passes end the game"));

    /** The losses where disputes are played out. */
    private static final List<KataDifference> BY_TERRITORY = List.of(
            nearest(Ending.TWO_PASSES, ENCORE),
            nearest(Ending.STOP, ENCORE),
            nearest(Ending.FOUR_PASSES, ENCORE),
            nearest(Ending.AGREEMENT, ENCORE),
            nearest(Resumption.NONE, ENCORE),
            none(Resumption.OPPONENT_OF_REQUESTER, "its encore goes on with the player whose turn it is"),
            nearest(Resumption.OPPONENT_OF_LAST_PASSER, "its encore goes on with the player whose turn it is"),
            nearest(Resumption.IN_TURN, "its encore goes on with the player whose turn it is"),
            none(Resumption.AGREED, "its encore goes on with the player whose turn it is"),
            none(Resumption.UNSTATED, "its encore goes on with the player whose turn it is"),
            nearest(AfterResumption.ALL_ALIVE, "its encore ends after two phases"),
            nearest(Deadlock.PLAY_ON, ENCORE),
            nearest(Deadlock.ALL_ALIVE, ENCORE),
            none(Deadlock.BOTH_LOSE, ENCORE),
            none(DeadStones.AGREED, ENCORE),
            nearest(DeadStones.STAY, ENCORE),
            nearest(
                    DeadStones.PLAYED_OUT,
                    "in its encore a ko is retaken after a pass for that ko, and moves of the second phase cost nothing"));

    /** Everything that is lost, in the order of the axes. */
    public static List<KataDifference> of(Variant variant) {
        List<KataDifference> known = new ArrayList<>(ALWAYS);
        known.addAll(variant.has(Scoring.TERRITORY) ? BY_TERRITORY : BY_AREA);
        if (!variant.has(Repetition.POSITIONAL)) {
            // Where no position may be repeated, a single stone is never self-captured in any case.
            known.add(nearest(SelfCapture.ALLOWED, "several stones may be self-captured, a single one never"));
        }
        if (variant.has(Seki.COUNTS)) {
            known.add(nearest(GroupTax.TWO, "tax ALL leaves out what stones in seki surround, too"));
        }
        return variant.choices().stream()
                .flatMap(choice -> known.stream().filter(loss -> loss.choice == choice))
                .toList();
    }

    private static KataDifference nearest(Choice choice, String words) {
        return new KataDifference(choice, Fit.NEAREST, words);
    }

    private static KataDifference none(Choice choice, String words) {
        return new KataDifference(choice, Fit.NONE, words);
    }

    private static KataDifference elsewhere(Choice choice, String words) {
        return new KataDifference(choice, Fit.ELSEWHERE, words);
    }

    /** One line for a person. */
    public String line() {
        return fit.sentence + ": " + choice.title() + " (" + words + ")";
    }
}
