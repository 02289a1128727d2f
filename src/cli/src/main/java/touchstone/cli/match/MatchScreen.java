package touchstone.cli.match;

import java.io.PrintWriter;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.cli.match.MatchTally.Count;
import touchstone.cli.match.MatchTally.Tempted;
import touchstone.cli.terminal.AsciiTables;
import touchstone.reference.Board;

/** Prints the result of a run. */
record MatchScreen(MatchResult run, List<Board> boards, MatchFolder folder, PrintWriter out) {

    /** How many games are told of each kind of finding; all are in the results. */
    private static final int SHOWN = 3;

    void show() {
        out.printf("%s%n%n", ladder());
        out.println(passes());
        out.println(scores());
        if (tally().of(Count.UNPLAYED) > 0) {
            out.println(unplayed());
        }
        out.println();
        finds();
        out.println(total());
        out.println("Results: " + folder.results());
        run.trouble()
                .ifPresent(trouble -> out.println(
                        "Incomplete: " + trouble + ". The results above are valid; the others are " + "missing."));
        out.flush();
    }

    private String ladder() {
        return AsciiTables.table(
                List.of(Prohibition.values()),
                List.of(
                        AsciiTables.left("forbidden move").with(Prohibition::id),
                        AsciiTables.right("positions")
                                .with(one -> "" + tempted(one).positions()),
                        AsciiTables.right("no other move")
                                .with(one -> "" + tempted(one).cornered()),
                        AsciiTables.right("played")
                                .with(one -> "" + tempted(one).generated()),
                        AsciiTables.right("accepted as input").with(this::told),
                        AsciiTables.left("conclusion").with(this::rung)));
    }

    private Tempted tempted(Prohibition prohibition) {
        return tally().of(prohibition);
    }

    private String told(Prohibition prohibition) {
        Tempted tempted = tempted(prohibition);
        return tempted.asked() == 0 ? "-" : tempted.taken() + " of " + tempted.asked();
    }

    private String rung(Prohibition prohibition) {
        return ComplianceLevel.of(tempted(prohibition)).words();
    }

    private String passes() {
        return "It was to move " + times(Count.AFTER_A_PASS)
                + " after a pass of its opponent, and was asked for a move " + times(Count.ASKED_AFTER_THE_END)
                + " after the end of the game.";
    }

    private String scores() {
        String ends = tally().of(Count.ENDS) + " games were passed to the end, " + tally().of(Count.ENDS_PLAYED_OUT)
                + " of them played out";
        return run.claim().made()
                ? ends + "; " + tally().of(Count.SCORED) + " scores were compared." + unscored()
                : ends + "; no score was compared, as no rules are claimed.";
    }

    private String unscored() {
        List<String> why =
                run.played().stream().flatMap(one -> one.unscored().stream()).toList();
        return why.isEmpty() ? "" : "\n" + why.size() + " could not be: " + why.get(0) + ".";
    }

    private String unplayed() {
        String why = run.played().stream()
                .filter(one -> one.tally().of(Count.UNPLAYED) > 0)
                .map(PlayedGame::ending)
                .findFirst()
                .orElseThrow();
        return tally().of(Count.UNPLAYED) + " games could not be played; the first was " + why + ".";
    }

    private String times(Count count) {
        int times = tally().of(count);
        return times == 1 ? "once" : times == 2 ? "twice" : times == 0 ? "never" : times + " times";
    }

    private void finds() {
        Map<MatchFinding.Fault, Integer> seen = new EnumMap<>(MatchFinding.Fault.class);
        for (PlayedGame one : run.finds()) {
            MatchFinding find = one.find().orElseThrow();
            if (seen.merge(find.fault(), 1, Integer::sum) <= SHOWN) {
                show(one, find);
            }
        }
        seen.forEach((fault, count) -> {
            if (count > SHOWN) {
                out.println("It " + fault.words() + " in " + (count - SHOWN) + " more games.");
                out.println();
            }
        });
    }

    private void show(PlayedGame one, MatchFinding find) {
        out.println(run.claim().grade(find.fault()).name().toLowerCase(Locale.ROOT) + "  game "
                + one.fixture().number() + " (" + one.fixture().board() + ", "
                + one.fixture().kind().words() + "): it " + find.fault().words()
                + find.move().map(move -> ", " + find.player() + " " + move).orElse("")
                + (one.moves().isEmpty() ? "" : ", after " + one.moves().size() + " moves"));
        String words = find.clause().map(clause -> clause + ": ").orElse("") + find.words();
        out.println(words.strip().indent(4).stripTrailing());
        out.println("    " + folder.record(one));
        out.println();
    }

    private String total() {
        long violations = count(MatchFinding.Grade.VIOLATION);
        long troubles = count(MatchFinding.Grade.TROUBLE);
        String rules = run.claim().made() ? " under " + run.claim().name() : ", nothing being claimed";
        String version = run.subject().version();
        return run.subject().id() + (version.isEmpty() ? "" : " " + version) + rules + ": "
                + tally().of(Count.GAMES) + " games on "
                + boards.stream().map(Board::toString).collect(Collectors.joining(", ")) + ", "
                + tally().of(Count.MOVES)
                + " plays and " + tally().of(Count.PASSES) + " passes of its own, " + tally().of(Count.TEMPTED)
                + " of them where a play was forbidden: "
                + (violations == 0 ? "no violation" : violations + (violations == 1 ? " violation" : " violations"))
                + (troubles == 0 ? "" : ", " + troubles + (troubles == 1 ? " breakdown" : " breakdowns")) + " (seed "
                + run.seed() + ").";
    }

    private long count(MatchFinding.Grade grade) {
        return run.played().stream()
                .filter(one -> run.grade(one).filter(grade::equals).isPresent())
                .count();
    }

    private MatchTally tally() {
        return run.tally();
    }
}
