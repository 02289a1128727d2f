package touchstone.cli.pages;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.time.Duration;
import java.util.List;
import touchstone.cli.options.Installation;
import touchstone.explore.divergence.DivergenceSearch;
import touchstone.explore.divergence.DivergenceSummary;
import touchstone.explore.divergence.DivergencesFile;
import touchstone.explore.divergence.DivergencesRecord;
import touchstone.explore.divergence.RulesetComparison;
import touchstone.explore.divergence.SearchLimits;
import touchstone.report.book.page.PublishedDivergences;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** The divergences that the rule book shows: those published, and for other rulesets those found by a short search. */
record BookDivergences(Specification specification) {

    /** About how many games are tried on each board. */
    private static final int GAMES = 5_000;

    /** The same where an axis is looked at alone. */
    private static final int GAMES_ALONE = 1_000;

    /** The book need not wait for longer. {@code diff} looks as far as anybody wants. */
    private static final Duration LONGEST = Duration.ofMinutes(1);

    /** @throws touchstone.report.ReportException if what is published can't be read */
    PublishedDivergences divergences() {
        PublishedDivergences published = PublishedDivergences.in(
                Installation.path().resolve("reports/proof").resolve(DivergencesFile.NAME));
        List<Ruleset> rulesets = specification.rulesets();
        List<DivergenceSearch.Pair> unknown = DivergenceSearch.pairs(rulesets.size()).stream()
                .filter(pair -> !published.know(rulesets.get(pair.first()), rulesets.get(pair.second())))
                .toList();
        return unknown.isEmpty() ? published : published.with(found(rulesets, unknown));
    }

    private static PublishedDivergences found(List<Ruleset> rulesets, List<DivergenceSearch.Pair> pairs) {
        long began = System.nanoTime();
        RulesetComparison comparison =
                new RulesetComparison(rulesets, pairs, () -> System.nanoTime() - began > LONGEST.toNanos(), () -> {});
        comparison.search(SearchLimits.usual(GAMES), found -> false);
        comparison.searchAlone(SearchLimits.usual(GAMES_ALONE), axis -> true);
        DivergencesRecord record = DivergencesRecord.of(
                Installation.version(),
                comparison.reached(),
                comparison.reachedAlone(),
                comparison.pairings().stream().map(DivergenceSummary::of).toList(),
                List.of());
        try {
            return PublishedDivergences.of(DivergencesFile.text(record));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
