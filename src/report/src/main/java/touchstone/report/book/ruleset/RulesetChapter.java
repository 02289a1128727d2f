package touchstone.report.book.ruleset;

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

/** A page for each ruleset with its rules as a text, and one that lists them. */
public final class RulesetChapter implements Chapter {

    @Override
    public List<PageFrame.Entry> entries() {
        return List.of(new PageFrame.Entry("Rulesets", PageAddresses.RULESETS));
    }

    @Override
    public Stream<BookPage> pages(Book book) {
        BookPage list = new BookPage(
                PageAddresses.RULESETS,
                "Rulesets",
                "ruleset/list.jte",
                Map.of("list", RulesetList.of(book.specification())));
        return Stream.concat(
                Stream.of(list), book.specification().rulesets().stream().map(ruleset -> page(book, ruleset)));
    }

    @Override
    public Stream<Find> finds(Book book) {
        return book.specification().rulesets().stream()
                .map(ruleset -> new Find(
                        ruleset.name(),
                        ruleset.title(),
                        PageAddresses.ruleset(ruleset.name()),
                        "Rulesets",
                        String.join(", ", ruleset.aliases()),
                        String.join(" ", ruleset.sources()),
                        5));
    }

    private static BookPage page(Book book, Ruleset ruleset) {
        boolean added = book.specification().additions().rulesets().stream().anyMatch(folder -> ruleset.file()
                .toAbsolutePath()
                .normalize()
                .startsWith(folder.toAbsolutePath().normalize()));
        return new BookPage(
                PageAddresses.ruleset(ruleset.name()),
                UntrustedText.line(ruleset.title()),
                "ruleset/page.jte",
                Map.of("page", RulesetPage.of(book.specification(), book.stating(), ruleset, !added)));
    }
}
