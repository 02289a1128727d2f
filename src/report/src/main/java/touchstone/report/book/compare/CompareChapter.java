package touchstone.report.book.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.report.Untrusted;
import touchstone.report.book.Addresses;
import touchstone.report.book.Book;
import touchstone.report.book.Chapter;
import touchstone.report.book.Frame;
import touchstone.report.book.Page;
import touchstone.suite.specification.Ruleset;

/** Every two rulesets beside each other, and a table of all of them. */
public final class CompareChapter implements Chapter {

    @Override
    public List<Frame.Entry> entries() {
        return List.of(new Frame.Entry("Compare", Addresses.COMPARE));
    }

    @Override
    public Stream<Page> pages(Book book) {
        List<Ruleset> rulesets = book.specification().rulesets().stream()
                .sorted(Comparator.comparing(Ruleset::name))
                .toList();
        Comparing comparing = new Comparing(book.specification(), book.partings(), rulesets);
        Page table = new Page(
                Addresses.COMPARE,
                "Where rulesets diverge",
                "compare/table.jte",
                Map.of("table", CompareTable.of(rulesets, book.partings())));
        List<List<Ruleset>> pairs = new ArrayList<>();
        for (int i = 0; i < rulesets.size(); i++) {
            for (int j = i + 1; j < rulesets.size(); j++) {
                pairs.add(List.of(rulesets.get(i), rulesets.get(j)));
            }
        }
        return Stream.concat(Stream.of(table), pairs.stream().map(pair -> page(comparing, pair.get(0), pair.get(1))));
    }

    @Override
    public Stream<Find> finds(Book book) {
        return Stream.of(new Find(
                "",
                "Where rulesets diverge",
                Addresses.COMPARE,
                "Compare",
                "compare two rulesets difference shortest game"));
    }

    private static Page page(Comparing comparing, Ruleset first, Ruleset second) {
        return new Page(
                Addresses.comparison(first.name(), second.name()),
                Untrusted.line(first.name()) + " and " + Untrusted.line(second.name()),
                "compare/pair.jte",
                Map.of("page", comparing.page(first, second)));
    }
}
