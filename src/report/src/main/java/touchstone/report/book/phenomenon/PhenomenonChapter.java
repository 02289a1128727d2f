package touchstone.report.book.phenomenon;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.report.book.glossary.Glossary;
import touchstone.report.book.glossary.GlossaryTerm;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.BookPage;
import touchstone.report.book.page.Chapter;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.PageFrame;
import touchstone.suite.specification.Phenomenon;
import touchstone.suite.specification.Ruleset;

/** A page for each phenomenon, and one that lists them. */
public final class PhenomenonChapter implements Chapter {

    private static final String KIND = "Phenomena";

    /** A line of the list. */
    public record Entry(String title, String address, String definition) {}

    @Override
    public List<PageFrame.Entry> entries() {
        return List.of(new PageFrame.Entry(KIND, PageAddresses.PHENOMENA));
    }

    @Override
    public Stream<BookPage> pages(Book book) {
        BookPage list =
                new BookPage(PageAddresses.PHENOMENA, KIND, "phenomenon/list.jte", Map.of("entries", entries(book)));
        return Stream.concat(
                Stream.of(list),
                phenomena(book).stream()
                        .map(phenomenon -> new BookPage(
                                PageAddresses.phenomenon(phenomenon.title()),
                                PhenomenonPage.title(phenomenon),
                                "phenomenon/page.jte",
                                Map.of("page", PhenomenonPage.of(phenomenon, book)))));
    }

    /** All phenomena, with addresses relative to the first page of the book. */
    public static List<Entry> entries(Book book) {
        return phenomena(book).stream()
                .map(phenomenon -> new Entry(
                        PhenomenonPage.title(phenomenon),
                        PageAddresses.phenomenon(phenomenon.title()),
                        PhenomenonPage.definition(phenomenon)))
                .toList();
    }

    /** Each by itself, and each under each ruleset. */
    @Override
    public Stream<Find> finds(Book book) {
        return phenomena(book).stream().flatMap(phenomenon -> {
            String title = PhenomenonPage.title(phenomenon);
            String address = PageAddresses.phenomenon(phenomenon.title());
            String names = String.join(", ", phenomenon.also());
            Find alone = new Find(
                    "",
                    title,
                    address,
                    KIND,
                    names,
                    Glossary.ours()
                                    .called(phenomenon.title())
                                    .map(GlossaryTerm::words)
                                    .orElse("")
                            + " "
                            + PhenomenonPage.definition(phenomenon),
                    6);
            return Stream.concat(
                    Stream.of(alone),
                    book.specification().rulesets().stream()
                            .map(ruleset -> new Find(
                                    "",
                                    title + " · " + ruleset.title(),
                                    address + "#" + PageAddresses.file(ruleset.name()),
                                    KIND,
                                    "",
                                    names + ", " + names(ruleset),
                                    5)));
        });
    }

    private static String names(Ruleset ruleset) {
        return ruleset.name() + ", " + String.join(", ", ruleset.aliases());
    }

    private static List<Phenomenon> phenomena(Book book) {
        return book.specification().phenomena().all();
    }
}
