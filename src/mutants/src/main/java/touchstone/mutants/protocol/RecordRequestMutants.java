package touchstone.mutants.protocol;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantClaim;
import touchstone.mutants.MutantSource;
import touchstone.reference.choice.Repetition;

/** Records that are read otherwise than the format has it, or played otherwise than the rules have it. */
public final class RecordRequestMutants implements MutantSource {

    private static final MutantClaim SITUATIONAL = MutantClaim.with(Repetition.SITUATIONAL);

    @Override
    public List<Mutant> mutants() {
        return Stream.of(moves(), numbers(), history(), points(), sizes(), setUps(), information(), text(), broken())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> moves() {
        return List.of(
                mutant("record-komi-ignored", "leaves the komi as it is")
                        .mishandling("gtp.record", RecordReadingFaults.WITHOUT_KOMI)
                        .seenIn("lizzie #551"),
                mutant("record-captured-stones-left", "leaves captured stones on the board")
                        .mishandling("gtp.record", RecordReplayFaults.WITH_CAPTURED_STONES)
                        .touching("gtp.history.record"),
                mutant("record-prisoners-lost", "does not count the stones captured in the record")
                        .mishandling("gtp.record", RecordReplayFaults.WITHOUT_PRISONERS),
                mutant("record-added-to-the-game", "plays the record on the board as it stands")
                        .mishandling("gtp.record", RecordReplayFaults.ADDED_TO_THE_GAME)
                        .touching("gtp.record.move-number"));
    }

    private static List<Mutant> numbers() {
        return List.of(
                mutant("record-one-move-further", "plays the move too before which the game should stand")
                        .mishandling("gtp.record.move-number", RecordReplayFaults.ONE_MOVE_FURTHER)
                        .seenIn("KataGo PR #560")
                        .touching("gtp.history.record"),
                mutant("record-always-to-the-end", "plays a record to its end, whatever move is named")
                        .mishandling("gtp.record.move-number", RecordReplayFaults.ALWAYS_TO_THE_END)
                        .touching("gtp.history.record"),
                mutant("record-no-further-than-the-end", "refuses the number of a move beyond the end")
                        .mishandling("gtp.record.move-number", RecordReplayFaults.NO_FURTHER_THAN_THE_END),
                mutant("record-passes-not-numbered", "counts stones and not moves")
                        .mishandling("gtp.record.move-number", RecordReplayFaults.PASSES_NOT_NUMBERED),
                mutant("record-set-up-numbered", "counts a set-up as a move")
                        .mishandling("gtp.record.move-number", RecordReplayFaults.SET_UP_NUMBERED));
    }

    private static List<Mutant> history() {
        return List.of(
                mutant("record-past-forgotten", "has nothing in its history but the last position of a record")
                        .mishandling("gtp.history.record", RecordReplayFaults.WITHOUT_PAST)
                        .seenIn("Sabaki PR #294"),
                mutant(
                                SITUATIONAL,
                                "record-situations-forgotten",
                                "has nothing in its history but the last situation of a record")
                        .mishandling("gtp.history.record", RecordReplayFaults.WITHOUT_PAST),
                mutant(Repetition.SIMPLE, "record-ko-forgotten", "lets a ko be retaken that was taken in a record")
                        .mishandling("gtp.history.record", RecordReplayFaults.WITHOUT_PAST),
                mutant(
                                Repetition.NO_RESULT,
                                "record-ko-stone-forgotten",
                                "lets a stone be retaken that was taken in a record")
                        .mishandling("gtp.history.record", RecordReplayFaults.WITHOUT_PAST),
                mutant("record-not-taken-back", "takes no move of a record back")
                        .mishandling("gtp.history.record", RecordReplayFaults.NOT_TAKEN_BACK),
                mutant("record-black-moves", "lets Black move after a record")
                        .mishandling("gtp.history.record", RecordReplayFaults.BLACK_MOVES)
                        .touching("gtp.record.*"));
    }

    private static List<Mutant> points() {
        return List.of(
                mutant("record-upside-down", "counts rows from the bottom")
                        .mishandling("sgf.points", RecordReadingFaults.UPSIDE_DOWN)
                        .touching("sgf.*"),
                mutant("record-row-first", "takes the first letter of a point for its row")
                        .mishandling("sgf.points", RecordReadingFaults.ROW_FIRST)
                        .touching("sgf.*"),
                mutant("record-letter-left-out", "leaves out the letter i of points")
                        .mishandling("sgf.points", RecordTextFaults.WITHOUT_I)
                        .touching("sgf.passes"),
                mutant("record-tt-is-no-pass", "refuses tt on boards where it is no point")
                        .mishandling("sgf.passes", RecordTextFaults.WITHOUT_OLD_PASSES),
                mutant("record-tt-is-always-a-pass", "takes tt for a pass on any board")
                        .mishandling("sgf.passes", RecordTextFaults.OLD_PASSES_EVERYWHERE),
                mutant("record-passes-left-out", "leaves passes out")
                        .mishandling("sgf.passes", RecordReadingFaults.WITHOUT_PASSES)
                        .seenIn("analyze-sgf #5"));
    }

    private static List<Mutant> sizes() {
        return List.of(
                mutant("record-height-first", "takes the first number of a size for the height")
                        .mishandling("sgf.size.rectangular", RecordReadingFaults.HEIGHT_FIRST),
                mutant("record-square-only", "takes the first number of a size for both")
                        .mishandling("sgf.size.rectangular", RecordTextFaults.SQUARE_ONLY)
                        .seenIn("kaya #156"),
                mutant("record-on-the-board-as-it-is", "leaves the size of the board as it is")
                        .mishandling("sgf.size", RecordReadingFaults.ON_THE_BOARD_AS_IT_IS)
                        .touching("sgf.size.rectangular"),
                mutant("record-nine-by-default", "takes 9x9 if no size is given")
                        .mishandling("sgf.size", RecordTextFaults.withSize(9)));
    }

    private static List<Mutant> setUps() {
        return List.of(
                mutant("record-white-not-set-up", "does not see white stones that are set up")
                        .mishandling("sgf.set-up", RecordReadingFaults.WITHOUT_WHITE)
                        .touching("sgf.set-up.later"),
                mutant("record-corners-of-rectangles", "sets up two corners of a rectangle")
                        .mishandling("sgf.set-up", RecordTextFaults.CORNERS_OF_RECTANGLES)
                        .seenIn("wgo.js #57; glift #115"),
                mutant("record-not-emptied", "takes no stones off the board")
                        .mishandling("sgf.set-up.later", RecordReadingFaults.WITHOUT_EMPTYING),
                mutant("record-emptied-counted", "counts stones that are taken off as captured")
                        .mishandling("sgf.set-up.later", RecordReplayFaults.EMPTIED_COUNTED),
                mutant("record-colors-kept", "does not give a stone another colour")
                        .mishandling("sgf.set-up.later", RecordReplayFaults.COLORS_KEPT)
                        .seenIn("lizzieyzy #208"),
                mutant("record-later-set-up-ignored", "sets up nothing after the first move")
                        .mishandling("sgf.set-up.later", RecordReadingFaults.WITHOUT_LATER_SET_UP)
                        .seenIn("besogo #36")
                        .touching("sgf.turn"),
                mutant("record-all-set-up-at-once", "sets up everything before the first move")
                        .mishandling("sgf.set-up.later", RecordReadingFaults.ALL_SET_UP_AT_ONCE)
                        .touching("sgf.turn"),
                mutant("record-turn-ignored", "does not see whose turn it is")
                        .mishandling("sgf.turn", RecordReadingFaults.WITHOUT_TURN)
                        .seenIn("besogo #29"),
                mutant(
                                "record-turn-of-the-set-up",
                                "takes who was to move after the set-up for who is to move at the end")
                        .mishandling("sgf.turn", RecordReplayFaults.TURN_OF_THE_SET_UP),
                mutant("record-later-turn-ignored", "sees whose turn it is in the first node only")
                        .mishandling("sgf.turn", RecordReadingFaults.WITHOUT_LATER_TURN),
                mutant("record-white-after-set-up", "lets White move where black stones are set up")
                        .mishandling("sgf.turn", RecordReadingFaults.WHITE_AFTER_SET_UP)
                        .seenIn("leela-zero #1469; a_master_of_go #103"));
    }

    private static List<Mutant> information() {
        return List.of(
                mutant("record-handicap-placed", "places as many fixed stones as the handicap says")
                        .mishandling("sgf.handicap", RecordReadingFaults.HANDICAP_PLACED),
                mutant("record-handicap-moved", "puts handicap stones on the fixed points, wherever they are")
                        .mishandling("sgf.handicap", RecordReadingFaults.HANDICAP_MOVED),
                mutant("record-handicap-missed", "refuses a handicap without as many stones")
                        .mishandling("sgf.handicap", RecordReadingFaults.OF_PLACED_HANDICAP),
                mutant("record-komi-whole", "keeps the whole points of a komi only")
                        .mishandling("sgf.komi", RecordReadingFaults.WITH_WHOLE_KOMI),
                mutant("record-komi-for-white", "takes a komi for Black as one for White")
                        .mishandling("sgf.komi", RecordReadingFaults.WITH_KOMI_FOR_WHITE),
                mutant("record-rules-unknown", "refuses rules that it does not know")
                        .mishandling("sgf.rules", RecordReadingFaults.OF_KNOWN_RULES));
    }

    private static List<Mutant> text() {
        return List.of(
                mutant("record-escapes-unknown", "ends a value at the first bracket")
                        .mishandling("sgf.text", RecordTextFaults.WITHOUT_ESCAPES)
                        .touching("sgf.broken", "sgf.unknown"),
                mutant("record-values-together", "ends a property at white space after a value")
                        .mishandling("sgf.space", RecordTextFaults.VALUES_TOGETHER),
                mutant("record-properties-unknown", "refuses properties that it does not know")
                        .mishandling("sgf.unknown", RecordTextFaults.WITH_KNOWN_PROPERTIES),
                mutant("record-empty-nodes-are-passes", "takes a node without a move for a pass")
                        .mishandling("sgf.nodes", RecordTextFaults.EMPTY_NODES_ARE_PASSES),
                mutant("record-root-without-moves", "does not see a move in the first node")
                        .mishandling("sgf.nodes", RecordTextFaults.WITHOUT_MOVES_IN_THE_ROOT));
    }

    private static List<Mutant> broken() {
        return List.of(
                mutant("record-as-far-as-it-goes", "plays as far as the moves are legal, and answers =")
                        .mishandling("sgf.illegal", RecordReplayFaults.AS_FAR_AS_IT_GOES),
                mutant("record-illegal-left-out", "leaves illegal moves out, and answers =")
                        .mishandling("sgf.illegal", RecordReplayFaults.WITHOUT_ILLEGAL_MOVES),
                mutant("record-moves-before-the-fault", "leaves the moves on the board that come before an illegal one")
                        .mishandling("sgf.illegal", RecordReplayFaults.MOVES_BEFORE_THE_FAULT),
                mutant("record-of-any-game", "takes the record of any game for one of Go")
                        .mishandling("sgf.broken.game", RecordTextFaults.OF_GO),
                mutant("record-bad-size-ignored", "takes 19x19 for a size that is none")
                        .mishandling("sgf.broken.size", RecordTextFaults.WITHOUT_BAD_SIZE),
                mutant("record-bad-points-nearest", "takes a point beside the board for the nearest on it")
                        .mishandling("sgf.broken.points", RecordTextFaults.NEAREST_POINTS),
                mutant("record-empty-if-faulty", "takes a record in which something is wrong for one without moves")
                        .mishandling("sgf.broken.points", RecordReadingFaults.NOTHING_OF_A_FAULTY_RECORD)
                        .touching("*"),
                mutant("record-neither-of-two", "leaves out both moves of a node that has two")
                        .mishandling("sgf.broken.nodes", RecordTextFaults.NEITHER_OF_TWO),
                mutant("record-some-game", "takes a file without a game for one without moves")
                        .mishandling("sgf.broken", RecordTextFaults.SOME_GAME),
                mutant("record-last-move-lost", "leaves out the last move where a file ends too early")
                        .mishandling("sgf.broken", RecordReadingFaults.TRUNCATED),
                mutant("record-cleared-first", "clears the board before it reads a record")
                        .mishandling("gtp.failure", RecordReplayFaults.CLEARED_FIRST),
                mutant("record-komi-first", "has the komi of a record that it refuses")
                        .mishandling("gtp.failure", RecordReplayFaults.KOMI_FIRST));
    }
}
