package touchstone.report.book.ruleset;

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

/** A page for each ruleset with its rules as a text, and one that lists them. */
public final class RulesetChapter implements Chapter {

    @Override
    public List<Frame.Entry> entries() {
        return List.of(new Frame.Entry("Rulesets", Addresses.RULESETS));
    }

    @Override
    public Stream<Page> pages(Book book) {
        Page list = new Page(
                Addresses.RULESETS,
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
                        Addresses.ruleset(ruleset.name()),
                        "Rulesets",
                        String.join(" ", ruleset.aliases()) + " " + String.join(" ", ruleset.sources())));
    }

    private static Page page(Book book, Ruleset ruleset) {
        boolean added = book.specification().additions().rulesets().stream().anyMatch(folder -> ruleset.file()
                .toAbsolutePath()
                .normalize()
                .startsWith(folder.toAbsolutePath().normalize()));
        return new Page(
                Addresses.ruleset(ruleset.name()),
                Untrusted.line(ruleset.title()),
                "ruleset/page.jte",
                Map.of("page", RulesetPage.of(book.specification(), book.stating(), ruleset, !added)));
    }
}
