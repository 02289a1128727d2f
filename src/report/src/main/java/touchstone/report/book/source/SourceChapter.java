package touchstone.report.book.source;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.BookPage;
import touchstone.report.book.page.Chapter;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.PageFrame;

/** The list of sources: a single page. */
public final class SourceChapter implements Chapter {

    private static final String KIND = "Sources";

    /** @param clauses how many clauses name it */
    public record Entry(Source source, long clauses) {}

    @Override
    public List<PageFrame.Entry> entries() {
        return List.of(new PageFrame.Entry(KIND, PageAddresses.SOURCES));
    }

    @Override
    public Stream<BookPage> pages(Book book) {
        Sources sources = Sources.ours();
        List<Source> named = book.specification().clauses().stream()
                .flatMap(clause -> clause.sources().stream()
                        .flatMap(text -> sources.namedIn(text).stream())
                        .distinct())
                .toList();
        return Stream.of(new BookPage(
                PageAddresses.SOURCES,
                KIND,
                "source/page.jte",
                Map.of(
                        "entries",
                        sources.all().stream()
                                .map(source -> new Entry(
                                        source,
                                        named.stream().filter(source::equals).count()))
                                .toList())));
    }

    @Override
    public Stream<Find> finds(Book book) {
        return Sources.ours().all().stream()
                .map(source -> new Find(
                        "",
                        source.title(),
                        PageAddresses.source(source.id()),
                        KIND,
                        "",
                        source.author() + " " + String.join(" ", source.addresses()) + " "
                                + String.join(" ", source.names()),
                        1));
    }
}
