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

    private static final String KIND = "Compare";

    private record Pair(Ruleset first, Ruleset second) {

        String title() {
            return UntrustedText.line(first.title()) + " and " + UntrustedText.line(second.title());
        }

        String address() {
            return PageAddresses.comparison(first.name(), second.name());
        }
    }

    @Override
    public List<PageFrame.Entry> entries() {
        return List.of(new PageFrame.Entry(KIND, PageAddresses.COMPARE));
    }

    @Override
    public Stream<BookPage> pages(Book book) {
        List<Ruleset> rulesets = rulesets(book);
        RulesetPair comparing = new RulesetPair(book.specification(), book.divergences());
        BookPage table = new BookPage(
                PageAddresses.COMPARE,
                "Where rulesets diverge",
                "compare/table.jte",
                Map.of("table", CompareTable.of(rulesets, book.divergences())));
        return Stream.concat(Stream.of(table), pairs(book).stream().map(pair -> page(comparing, pair)));
    }

    @Override
    public Stream<Find> finds(Book book) {
        Find table = new Find(
                "",
                "Compare two rulesets",
                PageAddresses.COMPARE,
                KIND,
                "where rulesets diverge",
                "shortest games on which they differ",
                5);
        return Stream.concat(Stream.of(table), pairs(book).stream().map(CompareChapter::find));
    }

    private static List<Ruleset> rulesets(Book book) {
        return book.specification().rulesets().stream()
                .sorted(Comparator.comparing(Ruleset::name))
                .toList();
    }

    private static List<Pair> pairs(Book book) {
        List<Ruleset> rulesets = rulesets(book);
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < rulesets.size(); i++) {
            for (int j = i + 1; j < rulesets.size(); j++) {
                pairs.add(new Pair(rulesets.get(i), rulesets.get(j)));
            }
        }
        return pairs;
    }

    private static Find find(Pair pair) {
        return new Find(
                "",
                pair.title(),
                pair.address(),
                KIND,
                "",
                "compare, " + names(pair.first()) + ", " + names(pair.second()),
                5);
    }

    private static String names(Ruleset ruleset) {
        return ruleset.name() + ", " + String.join(", ", ruleset.aliases());
    }

    private static BookPage page(RulesetPair comparing, Pair pair) {
        return new BookPage(
                pair.address(),
                pair.title(),
                "compare/pair.jte",
                Map.of("page", comparing.page(pair.first(), pair.second())));
    }
}
