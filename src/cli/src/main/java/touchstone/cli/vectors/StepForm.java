package touchstone.cli.vectors;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a step asks for beside its requests, by the phrases that ask for it. A phrase that is named here by nobody cannot be put
 * into a vector, and neither can a scenario that has it.
 */
enum StepForm {
    /** Something is done, and must be possible. What the step looks at is for the reader of a report. */
    ACTION(
            "an empty {board} board",
            "this position, with {color} to play",
            "this position, in which {color} has just played {point}",
            "this position at the end of the game",
            "{int} black and {int} white stone(s) have been captured",
            "the position of {scenario}",
            "{moves}",
            "{statement}",
            "the controller {request}",
            "the controller sets up this position, with {color} to play",
            "the controller loads this record",
            "the controller loads this record up to move {int}"),

    /** The same with moves in turn, whoever that is. */
    MOVES_IN_TURN("the game goes {sequence}", "the numbered moves are played", "both players pass"),

    /** Something is tried; whether it is done or refused is left open. */
    TRIED("it is done or refused that the controller {request}"),

    /** The answer is the one that the scenario states. */
    EXACT(
            "the rules told are those claimed",
            "{color} may play {points} and nowhere else",
            "the position is",
            "the board is empty",
            "the chain of {point} is {points}",
            "the liberty/liberties of {points} is/are {points}",
            "{color}'s territory is {points}",
            "nobody has territory",
            "it is {color}'s turn",
            "the game is over",
            "the game is not over",
            "the score is Black {number}, White {number}",
            "the scores are equal",
            "the game is stopped",
            "the komi is {number}",
            "{color} has lost {int} stone(s)",
            "a {board} board is within the rules",
            "no document decides whether a {board} board is within the rules",
            "by half-count Black has {number} stone(s) and needs more than {number}",
            "by fill-in the game is a draw",
            "by rearrangement Black has {int} point(s) and White has {int}",
            "the players do not count by rearrangement",
            "the players do not count by fill-in",
            "the handicap stones are on {points}"),

    /** The fields named are those that the scenario states; others are left open. */
    KIND(
            "{color} may play {points}",
            "{color} may pass",
            "{color} may not play {points}",
            "it is within the rules that {statement}",
            "it is refused that the controller {request}",
            "this record is refused",
            "the game has no result",
            "both players lose",
            "no document decides who wins"),

    /** The kind of the outcome, and equal scores where no agreement has made it a draw. */
    DRAWN("the game is a draw"),

    /** Refused, and for this reason if a reason is given. */
    REASON("{color} may not play {points}, because {reason}", "{color} may not pass, because {reason}"),

    /** Refused, but not because the documents leave it open. */
    DECIDED("it is against the rules that {statement}"),

    /** Refused because the documents leave it open. */
    UNDECIDED(
            "no document decides whether {color} may play {point}", "no document decides what follows if {statement}"),

    WINNER("{color} wins"),
    WINNER_AND_MARGIN("{color} wins by {number} point(s)"),
    NO_WINNER("neither player wins"),

    /** The points that the step names are empty. */
    EMPTY("{points} is/are empty"),

    /** The points that the step names are empty, and in nobody's territory. */
    NEUTRAL("{points} is/are neutral"),

    /** The points that the step names are among those answered. */
    CONTAINS("{points} belong(s) to {color}'s territory", "{points} is/are dead", "{points} is/are in seki"),

    /** Each of the points that the step names is in one of the answers. */
    TOGETHER("{points} is/are alive"),

    /** The position is the one before the last play, with its stone and without those that the step names. */
    CAPTURED("the last play captures {points}", "the last play captures nothing"),
    SELF_CAPTURED("the last play self-captures {points}"),

    STONES_TOO_MANY("by fill-in {color} has {int} stone(s) too many"),
    FILLED_IN_LEAD("by fill-in {color} wins by {number} point(s)"),

    /** Every way of showing it shows what the scenario states. */
    SHOWN(
            "the stones shown are Black {points} and White {points}",
            "the only stones shown are {color} {points}",
            "no stones are shown",
            "it is shown to be {color}'s turn",
            "{int} black and {int} white stone(s) is/are shown as captured",
            "every point but {points} is shown as legal for {color}"),

    /** All ways of showing it show the same. */
    AGREED("all that shows the game agrees"),

    /** Every way of showing the position shows the move that was generated, and nothing else. */
    GENERATED("the move that {color} generates is the one made"),

    /** The boards asked for have their size, unless the library has none of that size. */
    SIZE(
            "a {board} board, if there is one, has that size",
            "a {board} board, if there is one, is there again after a {board} board"),

    /** Boards are asked for one after another, until the library has one. */
    SOME_SIZE("there is a board"),

    /** The last number is the first one and so much more. */
    WORTH("the handicap is worth {number} point(s) to White");

    @SuppressWarnings("ImmutableEnumChecker") // List.of makes it.
    private final List<String> phrases;

    StepForm(String... phrases) {
        this.phrases = List.of(phrases);
    }

    List<String> phrases() {
        return phrases;
    }

    /** @param phrase a Cucumber expression */
    static Optional<StepForm> of(String phrase) {
        return Stream.of(values()).filter(form -> form.phrases.contains(phrase)).findFirst();
    }
}
