package touchstone.laboratory.mutant.protocol;

import static touchstone.laboratory.mutant.Pretence.BASE;

import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.subject.desk.Desk;
import touchstone.subject.record.Record;

/** Records that are read otherwise than the format has it, or played otherwise than the rules have it. */
public final class RecordMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return Stream.of(moves(), numbers(), history(), points(), sizes(), setUps(), text(), broken())
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
                        .touching("gtp.*"),
                played(
                                "prisoners-lost",
                                "gtp.record",
                                "does not count the stones captured in the record",
                                RecordDesks::withoutPrisoners)
                        .touching("gtp.history.record"),
                desk(
                                "added-to-the-game",
                                "gtp.record",
                                "plays the record on the board as it stands",
                                RecordDesks::addedToTheGame)
                        .touching("gtp.*"));
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
                desk(
                        "not-taken-back",
                        "gtp.history.record",
                        "takes no move of a record back",
                        RecordDesks::notTakenBack),
                played("black-moves", "gtp.history.record", "lets Black move after a record", RecordDesks::blackMoves)
                        .touching("gtp.*"));
    }

    private static List<Mutant> points() {
        return List.of(
                record("upside-down", "sgf.points", "counts rows from the bottom", RecordDesks::upsideDown)
                        .touching("*"),
                record(
                                "row-first",
                                "sgf.points",
                                "takes the first letter of a point for its row",
                                RecordDesks::rowFirst)
                        .touching("*"),
                text("letter-left-out", "sgf.points", "leaves out the letter i of points", RecordDesks::withoutI)
                        .touching("*"),
                text(
                        "tt-is-no-pass",
                        "sgf.passes",
                        "refuses tt on boards where it is no point",
                        text -> text.replace("[tt]", "[zz]")),
                text(
                        "tt-is-always-a-pass",
                        "sgf.passes",
                        "takes tt for a pass on any board",
                        text -> text.replace("[tt]", "[]")),
                record("passes-left-out", "sgf.passes", "leaves passes out", RecordDesks::withoutPasses)
                        .seenIn("analyze-sgf #5")
                        .touching("*"));
    }

    private static List<Mutant> sizes() {
        return List.of(
                record(
                                "height-first",
                                "sgf.size.rectangular",
                                "takes the first number of a size for the height",
                                RecordDesks::heightFirst)
                        .touching("*"),
                text(
                                "square-only",
                                "sgf.size.rectangular",
                                "takes the first number of a size for both",
                                text -> text.replaceAll("SZ\\[(\\d+):\\d+]", "SZ[$1]"))
                        .seenIn("kaya #156")
                        .touching("*"),
                text(
                                "nine-by-default",
                                "sgf.size",
                                "takes 9x9 if no size is given",
                                text -> text.contains("SZ[") ? text : text.replaceFirst("\\(\\s*;", "(;SZ[9]"))
                        .touching("*"));
    }

    private static List<Mutant> setUps() {
        return List.of();
    }

    private static List<Mutant> text() {
        return List.of();
    }

    private static List<Mutant> broken() {
        return List.of();
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
