package touchstone.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import touchstone.laboratory.parting.Comparison;
import touchstone.laboratory.parting.Known;
import touchstone.laboratory.parting.PartingsFile;
import touchstone.laboratory.parting.PartingsPage;
import touchstone.laboratory.parting.PartingsRecord;
import touchstone.laboratory.parting.Reach;
import touchstone.laboratory.parting.Reaches;
import touchstone.laboratory.parting.Search;
import touchstone.laboratory.parting.Start;
import touchstone.laboratory.parting.Tidings;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** Every two rulesets compared, and what is published of it. */
record DiffTable(Specification specification, PrintWriter out) {

    static final String COMMAND = "./touchstone rulesets games --all --write reports/proof";

    /** About how many games from a known position are tried in which any point may be played. */
    private static final int GAMES_FROM_POSITION = 30_000;

    /** How many steps of longer games are tried from there. */
    private static final int PRESSING = 30_000;

    ExitCode write(Path folder) {
        List<Ruleset> rulesets = specification.rulesets().stream()
                .sorted(Comparator.comparing(Ruleset::name))
                .toList();
        int boards = Reaches.usual(DiffBounds.GAMES).size();
        PartingsRecord record;
        try (Progress progress =
                Progress.of("looking", boards + rulesets.size() + 2 * Known.values().length)) {
            record = record(rulesets, progress::step);
        }
        Path page = folder.resolve(PartingsPage.NAME);
        Path file = folder.resolve(PartingsFile.NAME);
        OutputFile.write(page, PartingsPage.of(record, COMMAND));
        OutputFile.write(file, PartingsFile.text(record));
        out.println(record.pairs().size() + " pairs of " + rulesets.size() + " rulesets: " + page + " and "
                + file.getFileName());
        return ExitCode.CONFORMS;
    }

    /** @param step called after each part of the work */
    static PartingsRecord record(List<Ruleset> rulesets, Runnable step) {
        List<Search.Pair> pairs = Search.pairs(rulesets.size());
        Comparison comparison = new Comparison(rulesets, pairs, () -> false, step);
        comparison.look(Reaches.usual(DiffBounds.GAMES), found -> false);
        comparison.lookAlone(Reaches.usual(DiffBounds.GAMES_ALONE), axis -> true);
        List<PartingsRecord.From> positions = Arrays.stream(Known.values())
                .map(known -> from(known, rulesets, pairs, step))
                .toList();
        return PartingsRecord.of(
                Home.version(), comparison.reached(), comparison.reachedAlone(), told(comparison), positions);
    }

    private static PartingsRecord.From from(
            Known known, List<Ruleset> rulesets, List<Search.Pair> pairs, Runnable step) {
        Comparison comparison = new Comparison(rulesets, pairs, () -> false, step);
        Start start = known.start();
        comparison.look(
                List.of(
                        Reach.whole(start, Reaches.steps(start.board(), GAMES_FROM_POSITION)),
                        Reach.pressing(start, PRESSING)),
                found -> false);
        return new PartingsRecord.From(known, comparison.reached(), told(comparison));
    }

    private static List<Tidings> told(Comparison comparison) {
        return comparison.pairings().stream().map(Tidings::of).toList();
    }
}
