package touchstone.report.book.glossary;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.BookPage;
import touchstone.report.book.page.Chapter;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.PageFrame;

/** The glossary: a single page. */
public final class GlossaryChapter implements Chapter {

    @Override
    public List<PageFrame.Entry> entries() {
        return List.of(new PageFrame.Entry("Glossary", PageAddresses.GLOSSARY));
    }

    @Override
    public Stream<BookPage> pages(Book book) {
        return Stream.of(new BookPage(
                PageAddresses.GLOSSARY,
                "Glossary",
                "glossary/page.jte",
                Map.of("page", GlossaryPage.of(book.specification()))));
    }

    @Override
    public Stream<Find> finds(Book book) {
        return Glossary.ours().terms().stream()
                .map(term -> new Find(
                        "",
                        term.name(),
                        PageAddresses.GLOSSARY + "#" + term.id(),
                        "Glossary",
                        String.join(", ", term.others()),
                        term.words(),
                        2));
    }
}
