package touchstone.report.book;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.FileReason;
import touchstone.report.ReportException;
import touchstone.report.book.compare.CompareChapter;
import touchstone.report.book.glossary.GlossaryChapter;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.BookPage;
import touchstone.report.book.page.Chapter;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.PageFrame;
import touchstone.report.book.phenomenon.PhenomenonChapter;
import touchstone.report.book.play.JudgeChapter;
import touchstone.report.book.play.PlayChapter;
import touchstone.report.book.ruleset.RulesetChapter;
import touchstone.report.book.source.SourceChapter;
import touchstone.report.site.PageAsset;
import touchstone.report.site.PageTemplates;

/** Writes the book: a folder of pages that need no server and no network. */
public final class BookSite {

    /** In the order in which the bar names them. */
    private static final List<Chapter> CHAPTERS = List.of(
            new FrontChapter(),
            new ClauseChapter(),
            new RulesetChapter(),
            new CompareChapter(),
            new PhenomenonChapter(),
            new GlossaryChapter(),
            new SourceChapter(),
            new PlayChapter(),
            new JudgeChapter());

    private BookSite() {}

    /**
     * Writes all pages; those of an earlier edition are replaced, and nothing else in the folder is touched.
     *
     * @param out made if it does not exist
     * @return how many pages there are
     * @throws ReportException if one cannot be written
     */
    public static int write(Path out, Book book) {
        try {
            Path assets = out.resolve("assets");
            PageAsset.LOOK.write(assets);
            for (PageAsset asset : PageFrame.STYLES) {
                asset.write(assets);
            }
            for (PageAsset asset : PageFrame.ALL_SCRIPTS) {
                asset.write(assets);
            }
            writeSearch(assets, book);
            int pages = 0;
            for (Chapter chapter : CHAPTERS) {
                Iterator<BookPage> all = chapter.pages(book).iterator();
                while (all.hasNext()) {
                    write(out, all.next(), book);
                    pages++;
                }
            }
            return pages;
        } catch (IOException e) {
            throw new ReportException("the rule book can't be written to " + out + ": " + FileReason.of(e), e);
        }
    }

    /** What searches the book, and what it searches. */
    static void writeSearch(Path assets, Book book) throws IOException {
        SearchIndex.of(
                        CHAPTERS.stream().flatMap(chapter -> chapter.finds(book)),
                        SearchSynonyms.of(book.specification()))
                .write(assets);
        for (PageAsset asset : SearchIndex.ENGINE) {
            asset.write(assets);
        }
    }

    private static void write(Path out, BookPage page, Book book) throws IOException {
        List<PageFrame.Entry> entries =
                CHAPTERS.stream().flatMap(chapter -> chapter.entries().stream()).toList();
        Map<String, Object> parameters = new HashMap<>(page.parameters());
        parameters.put("frame", PageFrame.of(page, entries, book.suiteVersion()));
        Path file = out.resolve(page.address());
        Files.createDirectories(file.getParent());
        AtomicFile.writePage(file, PageTemplates.render(page.template(), parameters));
    }

    /** The page to open first. */
    public static Path front(Path out) {
        return out.resolve(PageAddresses.FRONT);
    }
}
