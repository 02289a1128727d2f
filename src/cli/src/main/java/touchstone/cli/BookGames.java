package touchstone.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.time.Duration;
import java.util.List;
import touchstone.laboratory.parting.Comparison;
import touchstone.laboratory.parting.PartingsFile;
import touchstone.laboratory.parting.PartingsRecord;
import touchstone.laboratory.parting.Reaches;
import touchstone.laboratory.parting.Search;
import touchstone.laboratory.parting.Tidings;
import touchstone.report.book.compare.Partings;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** The games that the rule book shows where two rulesets part: those published, and for others those found by a short search. */
record BookGames(Specification specification) {

    /** About how many games are tried on each board. */
    private static final int GAMES = 5_000;

    /** The same where an axis is looked at alone. */
    private static final int GAMES_ALONE = 1_000;

    /** The book need not wait for longer. {@code diff} looks as far as anybody wants. */
    private static final Duration LONGEST = Duration.ofMinutes(1);

    /** @throws touchstone.report.ReportFault if what is published can't be read */
    Partings partings() {
        Partings published = Partings.in(Home.path().resolve("reports/proof").resolve(PartingsFile.NAME));
        List<Ruleset> rulesets = specification.rulesets();
        List<Search.Pair> unknown = Search.pairs(rulesets.size()).stream()
                .filter(pair -> !published.know(rulesets.get(pair.first()), rulesets.get(pair.second())))
                .toList();
        return unknown.isEmpty() ? published : published.with(found(rulesets, unknown));
    }

    private static Partings found(List<Ruleset> rulesets, List<Search.Pair> pairs) {
        long began = System.nanoTime();
        Comparison comparison =
                new Comparison(rulesets, pairs, () -> System.nanoTime() - began > LONGEST.toNanos(), () -> {});
        comparison.look(Reaches.usual(GAMES), found -> false);
        comparison.lookAlone(Reaches.usual(GAMES_ALONE), axis -> true);
        PartingsRecord record = PartingsRecord.of(
                Home.version(),
                comparison.reached(),
                comparison.reachedAlone(),
                comparison.pairings().stream().map(Tidings::of).toList(),
                List.of());
        try {
            return Partings.of(PartingsFile.text(record));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
