package touchstone.report.book.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.BookPage;
import touchstone.report.book.page.Chapter;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.PageFrame;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Ruleset;

/** Every two rulesets beside each other, and a table of all of them. */
public final class CompareChapter implements Chapter {

    @Override
    public List<PageFrame.Entry> entries() {
        return List.of(new PageFrame.Entry("Compare", PageAddresses.COMPARE));
    }

    @Override
    public Stream<BookPage> pages(Book book) {
        List<Ruleset> rulesets = book.specification().rulesets().stream()
                .sorted(Comparator.comparing(Ruleset::name))
                .toList();
        RulesetPair comparing = new RulesetPair(book.specification(), book.divergences(), rulesets);
        BookPage table = new BookPage(
                PageAddresses.COMPARE,
                "Where rulesets diverge",
                "compare/table.jte",
                Map.of("table", CompareTable.of(rulesets, book.divergences())));
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
                PageAddresses.COMPARE,
                "Compare",
                "compare two rulesets difference shortest game"));
    }

    private static BookPage page(RulesetPair comparing, Ruleset first, Ruleset second) {
        return new BookPage(
                PageAddresses.comparison(first.name(), second.name()),
                UntrustedText.line(first.name()) + " and " + UntrustedText.line(second.name()),
                "compare/pair.jte",
                Map.of("page", comparing.page(first, second)));
    }
}
