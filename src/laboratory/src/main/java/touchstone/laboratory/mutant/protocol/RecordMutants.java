package touchstone.laboratory.mutant.protocol;

import static touchstone.laboratory.mutant.Pretence.BASE;

import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchstone.builtin.controller.Desk;
import touchstone.formats.sgf.Record;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.Pretence;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.reference.choice.Repetition;

/** Records that are read otherwise than the format has it, or played otherwise than the rules have it. */
public final class RecordMutants implements MutantSource {

    private static final Pretence SITUATIONAL = Pretence.with(Repetition.SITUATIONAL);

    @Override
    public List<Mutant> mutants() {
        return Stream.of(moves(), numbers(), history(), points(), sizes(), setUps(), information(), text(), broken())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> moves() {
        return List.of(
                record("komi-ignored", "gtp.record", "leaves the komi as it is", RecordDesks::withoutKomi)
                        .seenIn("lizzie #551"),
                played(
                                "captured-stones-left",
                                "gtp.record",
                                "leaves captured stones on the board",
                                RecordDesks::withCapturedStones)
                        .touching("gtp.history.record"),
                played(
                        "prisoners-lost",
                        "gtp.record",
                        "does not count the stones captured in the record",
                        RecordDesks::withoutPrisoners),
                desk(
                                "added-to-the-game",
                                "gtp.record",
                                "plays the record on the board as it stands",
                                RecordDesks::addedToTheGame)
                        .touching("gtp.record.move-number"));
    }

    private static List<Mutant> numbers() {
        return List.of(
                desk(
                                "one-move-further",
                                "gtp.record.move-number",
                                "plays the move too before which the game should stand",
                                RecordDesks::oneMoveFurther)
                        .seenIn("KataGo PR #560")
                        .touching("gtp.history.record"),
                desk(
                                "always-to-the-end",
                                "gtp.record.move-number",
                                "plays a record to its end, whatever move is named",
                                RecordDesks::alwaysToTheEnd)
                        .touching("gtp.history.record"),
                desk(
                        "no-further-than-the-end",
                        "gtp.record.move-number",
                        "refuses the number of a move beyond the end",
                        RecordDesks::noFurtherThanTheEnd),
                desk(
                        "passes-not-numbered",
                        "gtp.record.move-number",
                        "counts stones and not moves",
                        RecordDesks::passesNotNumbered),
                desk(
                        "set-up-numbered",
                        "gtp.record.move-number",
                        "counts a set-up as a move",
                        RecordDesks::setUpNumbered));
    }

    private static List<Mutant> history() {
        return List.of(
                played(
                                "past-forgotten",
                                "gtp.history.record",
                                "has nothing in its history but the last position of a record",
                                RecordDesks::withoutPast)
                        .seenIn("Sabaki PR #294"),
                SITUATIONAL.atDesk(
                        "record-situations-forgotten",
                        "gtp.history.record",
                        "has nothing in its history but the last situation of a record",
                        RecordDesks.played(RecordDesks::withoutPast)),
                desk(
                        "not-taken-back",
                        "gtp.history.record",
                        "takes no move of a record back",
                        RecordDesks::notTakenBack),
                played("black-moves", "gtp.history.record", "lets Black move after a record", RecordDesks::blackMoves)
                        .touching("gtp.record.*"));
    }

    private static List<Mutant> points() {
        return List.of(
                record("upside-down", "sgf.points", "counts rows from the bottom", RecordDesks::upsideDown)
                        .touching("sgf.*"),
                record(
                                "row-first",
                                "sgf.points",
                                "takes the first letter of a point for its row",
                                RecordDesks::rowFirst)
                        .touching("sgf.*"),
                text("letter-left-out", "sgf.points", "leaves out the letter i of points", RecordTexts::withoutI)
                        .touching("sgf.passes"),
                text(
                        "tt-is-no-pass",
                        "sgf.passes",
                        "refuses tt on boards where it is no point",
                        RecordTexts::withoutOldPasses),
                text(
                        "tt-is-always-a-pass",
                        "sgf.passes",
                        "takes tt for a pass on any board",
                        RecordTexts::oldPassesEverywhere),
                record("passes-left-out", "sgf.passes", "leaves passes out", RecordDesks::withoutPasses)
                        .seenIn("analyze-sgf #5"));
    }

    private static List<Mutant> sizes() {
        return List.of(
                record(
                        "height-first",
                        "sgf.size.rectangular",
                        "takes the first number of a size for the height",
                        RecordDesks::heightFirst),
                text(
                                "square-only",
                                "sgf.size.rectangular",
                                "takes the first number of a size for both",
                                RecordTexts::squareOnly)
                        .seenIn("kaya #156"),
                desk(
                                "on-the-board-as-it-is",
                                "sgf.size",
                                "leaves the size of the board as it is",
                                RecordDesks::onTheBoardAsItIs)
                        .touching("sgf.size.rectangular"),
                text(
                        "nine-by-default",
                        "sgf.size",
                        "takes 9x9 if no size is given",
                        text -> RecordTexts.withSize(text, 9)));
    }

    private static List<Mutant> setUps() {
        return List.of(
                record(
                                "white-not-set-up",
                                "sgf.set-up",
                                "does not see white stones that are set up",
                                RecordDesks::withoutWhite)
                        .touching("sgf.set-up.later"),
                text(
                                "corners-of-rectangles",
                                "sgf.set-up",
                                "sets up two corners of a rectangle",
                                RecordTexts::cornersOfRectangles)
                        .seenIn("wgo.js #57; glift #115"),
                record(
                        "not-emptied",
                        "sgf.set-up.later",
                        "takes no stones off the board",
                        RecordDesks::withoutEmptying),
                desk(
                        "emptied-counted",
                        "sgf.set-up.later",
                        "counts stones that are taken off as captured",
                        RecordDesks::emptiedCounted),
                desk("colors-kept", "sgf.set-up.later", "does not give a stone another colour", RecordDesks::colorsKept)
                        .seenIn("lizzieyzy #208"),
                record(
                                "later-set-up-ignored",
                                "sgf.set-up.later",
                                "sets up nothing after the first move",
                                RecordDesks::withoutLaterSetUp)
                        .seenIn("besogo #36")
                        .touching("sgf.turn"),
                record(
                                "all-set-up-at-once",
                                "sgf.set-up.later",
                                "sets up everything before the first move",
                                RecordDesks::allSetUpAtOnce)
                        .touching("sgf.turn"),
                record("turn-ignored", "sgf.turn", "does not see whose turn it is", RecordDesks::withoutTurn)
                        .seenIn("besogo #29"),
                desk(
                        "turn-of-the-set-up",
                        "sgf.turn",
                        "takes who was to move after the set-up for who is to move at the end",
                        RecordDesks::turnOfTheSetUp),
                record(
                        "later-turn-ignored",
                        "sgf.turn",
                        "sees whose turn it is in the first node only",
                        RecordDesks::withoutLaterTurn),
                record(
                                "white-after-set-up",
                                "sgf.turn",
                                "lets White move where black stones are set up",
                                RecordDesks::whiteAfterSetUp)
                        .seenIn("leela-zero #1469; a_master_of_go #103"));
    }

    private static List<Mutant> information() {
        return List.of(
                desk(
                        "handicap-placed",
                        "sgf.handicap",
                        "places as many fixed stones as the handicap says",
                        RecordDesks::handicapPlaced),
                desk(
                        "handicap-moved",
                        "sgf.handicap",
                        "puts handicap stones on the fixed points, wherever they are",
                        RecordDesks::handicapMoved),
                record(
                        "handicap-missed",
                        "sgf.handicap",
                        "refuses a handicap without as many stones",
                        RecordDesks::ofPlacedHandicap),
                record("komi-whole", "sgf.komi", "keeps the whole points of a komi only", RecordDesks::withWholeKomi),
                record(
                        "komi-for-white",
                        "sgf.komi",
                        "takes a komi for Black as one for White",
                        RecordDesks::withKomiForWhite),
                record("rules-unknown", "sgf.rules", "refuses rules that it does not know", RecordDesks::ofKnownRules));
    }

    private static List<Mutant> text() {
        return List.of(
                text("escapes-unknown", "sgf.text", "ends a value at the first bracket", RecordTexts::withoutEscapes)
                        .touching("sgf.broken", "sgf.unknown"),
                text(
                        "values-together",
                        "sgf.space",
                        "ends a property at white space after a value",
                        RecordTexts::valuesTogether),
                text(
                        "properties-unknown",
                        "sgf.unknown",
                        "refuses properties that it does not know",
                        RecordTexts::withKnownProperties),
                text(
                        "empty-nodes-are-passes",
                        "sgf.nodes",
                        "takes a node without a move for a pass",
                        RecordTexts::emptyNodesArePasses),
                text(
                        "root-without-moves",
                        "sgf.nodes",
                        "does not see a move in the first node",
                        RecordTexts::withoutMovesInTheRoot));
    }

    private static List<Mutant> broken() {
        return List.of(
                desk(
                        "as-far-as-it-goes",
                        "sgf.illegal",
                        "plays as far as the moves are legal, and answers =",
                        RecordDesks::asFarAsItGoes),
                desk(
                        "illegal-left-out",
                        "sgf.illegal",
                        "leaves illegal moves out, and answers =",
                        RecordDesks::withoutIllegalMoves),
                desk(
                        "moves-before-the-fault",
                        "sgf.illegal",
                        "leaves the moves on the board that come before an illegal one",
                        RecordDesks::movesBeforeTheFault),
                text("of-any-game", "sgf.broken.game", "takes the record of any game for one of Go", RecordTexts::ofGo),
                text(
                        "bad-size-ignored",
                        "sgf.broken.size",
                        "takes 19x19 for a size that is none",
                        RecordTexts::withoutBadSize),
                text(
                        "bad-points-ignored",
                        "sgf.broken.points",
                        "leaves out moves and stones beside the board",
                        RecordTexts::withoutBadPoints),
                text(
                        "moves-one-by-one",
                        "sgf.broken.nodes",
                        "makes two moves of a node one after the other",
                        RecordTexts::movesOneByOne),
                text(
                        "first-value-taken",
                        "sgf.broken.nodes",
                        "takes the first of two values of a move",
                        RecordTexts::firstValues),
                text(
                        "last-stone-taken",
                        "sgf.broken.nodes",
                        "takes what is said last of a point",
                        RecordTexts::lastStones),
                desk("truncated", "sgf.broken", "takes a file that ends too early", RecordDesks::truncated),
                text(
                        "some-game",
                        "sgf.broken",
                        "takes a file without a game for one without moves",
                        RecordTexts::someGame),
                text("first-game", "sgf.broken", "does not read on after the last parenthesis", RecordTexts::firstGame),
                text(
                        "half-properties-ignored",
                        "sgf.broken",
                        "leaves out properties without values and values without properties",
                        RecordTexts::withoutHalfProperties),
                desk(
                        "cleared-first",
                        "gtp.failure",
                        "clears the board before it reads a record",
                        RecordDesks::clearedFirst),
                desk("komi-first", "gtp.failure", "has the komi of a record that it refuses", RecordDesks::komiFirst));
    }

    private static Mutant desk(String name, String clause, String description, Function<BaseRules, Desk> wrong) {
        return BASE.atDesk("record-" + name, clause, description, wrong);
    }

    private static Mutant text(String name, String clause, String description, UnaryOperator<String> wrong) {
        return desk(name, clause, description, RecordDesks.text(wrong));
    }

    private static Mutant record(String name, String clause, String description, UnaryOperator<Record> wrong) {
        return desk(name, clause, description, RecordDesks.record(wrong));
    }

    private static Mutant played(String name, String clause, String description, UnaryOperator<Game> wrong) {
        return desk(name, clause, description, RecordDesks.played(wrong));
    }
}
