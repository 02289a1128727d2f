package touchstone.cli.rulesets;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import touchstone.cli.options.Installation;
import touchstone.cli.rulesets.games.DivergencesPage;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.OutputFile;
import touchstone.cli.terminal.Progress;
import touchstone.explore.divergence.DivergenceSearch;
import touchstone.explore.divergence.DivergenceSummary;
import touchstone.explore.divergence.DivergencesFile;
import touchstone.explore.divergence.DivergencesRecord;
import touchstone.explore.divergence.KnownPosition;
import touchstone.explore.divergence.RulesetComparison;
import touchstone.explore.divergence.SearchLimit;
import touchstone.explore.divergence.SearchLimits;
import touchstone.explore.divergence.StartPosition;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** Compares every two rulesets, for publication. */
record AllDivergences(Specification specification, PrintWriter out) {

    static final String COMMAND = "./touchstone rulesets games --all --write reports/proof";

    /** About how many games from a known position are tried in which any point may be played. */
    private static final int GAMES_FROM_POSITION = 30_000;

    /** How many steps of longer games are tried from there. */
    private static final int PRESSING = 30_000;

    ExitCode write(Path folder) {
        List<Ruleset> rulesets = specification.rulesets().stream()
                .sorted(Comparator.comparing(Ruleset::name))
                .toList();
        int boards = SearchLimits.usual(SearchOptions.GAMES).size();
        DivergencesRecord record;
        try (Progress progress = Progress.of("looking", boards + rulesets.size() + 2 * KnownPosition.values().length)) {
            record = record(rulesets, progress::step);
        }
        Path page = folder.resolve(DivergencesPage.NAME);
        Path file = folder.resolve(DivergencesFile.NAME);
        OutputFile.write(page, DivergencesPage.of(record, COMMAND));
        OutputFile.write(file, DivergencesFile.text(record));
        out.println(record.pairs().size() + " pairs of " + rulesets.size() + " rulesets: " + page + " and "
                + file.getFileName());
        return ExitCode.OK;
    }

    /** @param step called after each part of the work */
    static DivergencesRecord record(List<Ruleset> rulesets, Runnable step) {
        List<DivergenceSearch.Pair> pairs = DivergenceSearch.pairs(rulesets.size());
        RulesetComparison comparison = new RulesetComparison(rulesets, pairs, () -> false, step);
        comparison.search(SearchLimits.usual(SearchOptions.GAMES), found -> false);
        comparison.searchAlone(SearchLimits.usual(SearchOptions.GAMES_ALONE), axis -> true);
        List<DivergencesRecord.From> positions = Arrays.stream(KnownPosition.values())
                .map(known -> from(known, rulesets, pairs, step))
                .toList();
        return DivergencesRecord.of(
                Installation.version(), comparison.reached(), comparison.reachedAlone(), told(comparison), positions);
    }

    private static DivergencesRecord.From from(
            KnownPosition known, List<Ruleset> rulesets, List<DivergenceSearch.Pair> pairs, Runnable step) {
        RulesetComparison comparison = new RulesetComparison(rulesets, pairs, () -> false, step);
        StartPosition start = known.start();
        comparison.search(
                List.of(
                        SearchLimit.whole(start, SearchLimits.steps(start.board(), GAMES_FROM_POSITION)),
                        SearchLimit.pressing(start, PRESSING)),
                found -> false);
        return new DivergencesRecord.From(known, comparison.reached(), told(comparison));
    }

    private static List<DivergenceSummary> told(RulesetComparison comparison) {
        return comparison.pairings().stream().map(DivergenceSummary::of).toList();
    }
}
