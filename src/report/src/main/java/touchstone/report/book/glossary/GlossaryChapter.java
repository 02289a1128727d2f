package touchstone.report.book.glossary;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.report.book.Addresses;
import touchstone.report.book.Book;
import touchstone.report.book.Chapter;
import touchstone.report.book.Frame;
import touchstone.report.book.Page;

/** The glossary: a single page. */
public final class GlossaryChapter implements Chapter {

    @Override
    public List<Frame.Entry> entries() {
        return List.of(new Frame.Entry("Glossary", Addresses.GLOSSARY));
    }

    @Override
    public Stream<Page> pages(Book book) {
        return Stream.of(new Page(
                Addresses.GLOSSARY,
                "Glossary",
                "glossary/page.jte",
                Map.of("page", GlossaryPage.of(book.specification()))));
    }
}
