package touchstone.report.book;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.BookPage;
import touchstone.report.book.page.Chapter;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.PageFrame;
import touchstone.report.book.phenomenon.PhenomenonChapter;

/** The first page, and the contents. */
final class FrontChapter implements Chapter {

    @Override
    public List<PageFrame.Entry> entries() {
        return List.of(new PageFrame.Entry("Contents", PageAddresses.CONTENTS));
    }

    @Override
    public Stream<BookPage> pages(Book book) {
        TableOfContents contents = TableOfContents.of(book);
        return Stream.of(
                new BookPage(
                        PageAddresses.FRONT,
                        "Welcome",
                        "book/front.jte",
                        Map.of(
                                "contents",
                                contents,
                                "table",
                                RulesetTable.of(book.specification()),
                                "phenomena",
                                PhenomenonChapter.entries(book))),
                new BookPage(PageAddresses.CONTENTS, "Contents", "book/contents.jte", Map.of("contents", contents)));
    }
}
