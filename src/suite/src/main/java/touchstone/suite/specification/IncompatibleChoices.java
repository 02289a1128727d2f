package touchstone.suite.specification;

import java.util.List;
import java.util.Optional;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Handicap;
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
 * Two choices that contradict each other.
 *
 * @param choice what a ruleset has
 * @param required of which it must have one then
 * @param why as a sentence
 */
public record IncompatibleChoices(Choice choice, List<? extends Choice> required, String why) {

    private static final String ENDS_AT_ONCE = "a game that two passes end has no stop after which anything is agreed";

    private static final List<IncompatibleChoices> ALL = List.of(
            of(Ending.TWO_PASSES, ENDS_AT_ONCE, Resumption.NONE),
            of(Ending.TWO_PASSES, ENDS_AT_ONCE, DeadStones.STAY),
            of(Ending.TWO_PASSES, ENDS_AT_ONCE, Deadlock.UNSTATED),
            of(Ending.AGREEMENT, "passes do not stop the play, so none is the last", LastPass.EITHER),
            of(Resumption.NONE, "play that is never resumed does not stop again", AfterResumption.AGAIN),
            of(DeadStones.PLAYED_OUT, "where stones are played out, play goes on in a deadlock", Deadlock.UNSTATED),
            of(
                    DeadStones.PLAYED_OUT,
                    "stones can only be played out if play can be resumed",
                    Resumption.OPPONENT_OF_REQUESTER,
                    Resumption.OPPONENT_OF_LAST_PASSER,
                    Resumption.IN_TURN,
                    Resumption.AGREED,
                    Resumption.UNSTATED),
            of(
                    Deadlock.PLAY_ON,
                    "play that goes on is resumed",
                    Resumption.OPPONENT_OF_LAST_PASSER,
                    Resumption.IN_TURN,
                    Resumption.OPPONENT_OF_REQUESTER,
                    Resumption.AGREED,
                    Resumption.UNSTATED),
            of(
                    Repetition.ING_SPIGHT,
                    "a single stone given up leaves no trace by which one such play is told from another",
                    SelfCapture.SEVERAL,
                    SelfCapture.FORBIDDEN),
            of(Scoring.TERRITORY, "points that both reach are nobody's territory", Neutral.NOBODY),
            of(Scoring.STONES, "empty points count for nothing", Neutral.NOBODY),
            of(Scoring.STONES, "empty points count for nothing", Seki.COUNTS),
            of(Scoring.STONES, "stone scoring has its group tax built in", GroupTax.NONE),
            of(Handicap.NONE, "without handicap stones there is nothing to compensate", Compensation.NONE),
            of(Counting.HALF_COUNT, "half the board is a measure of area", Scoring.AREA),
            of(Counting.FILL_IN, "filling in measures area", Scoring.AREA),
            of(Counting.FILL_IN, "filling in takes an exact number of stones", Supply.HALF_THE_BOARD),
            of(Counting.REARRANGEMENT, "prisoners count by territory only", Scoring.TERRITORY),
            of(Counting.EITHER, "both ways agree by pass stones only", PassStones.GIVEN),
            of(Counting.EITHER, "both ways agree if White passes last only", LastPass.WHITE));

    private static IncompatibleChoices of(Choice choice, String why, Choice... required) {
        return new IncompatibleChoices(choice, List.of(required), why);
    }

    /** The first contradiction in a point of the space of rules. */
    static Optional<IncompatibleChoices> in(Variant variant) {
        return ALL.stream()
                .filter(rule ->
                        variant.has(rule.choice) && rule.required.stream().noneMatch(variant::has))
                .findFirst();
    }

    /** The first reason, if there is one, why no ruleset has both of two choices on different axes. */
    public static Optional<IncompatibleChoices> between(Choice one, Choice other) {
        return ALL.stream()
                .filter(rule ->
                        rule.choice == one && rule.excludes(other) || rule.choice == other && rule.excludes(one))
                .findFirst();
    }

    private boolean excludes(Choice other) {
        return required.get(0).axis().equals(other.axis()) && !required.contains(other);
    }

    /** What is wrong with a point that has it, and what to do. */
    String message(Variant variant) {
        Choice present = variant.get(required.get(0).axis().type());
        return choice.title() + " contradicts " + present.title() + ": " + why + "; choose "
                + required.get(0).axis().id() + ": "
                + String.join(" or ", required.stream().map(Choice::id).toList()) + ", or another "
                + choice.axis().id();
    }
}
