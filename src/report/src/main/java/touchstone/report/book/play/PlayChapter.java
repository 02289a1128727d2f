package touchstone.report.book.play;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.BookPage;
import touchstone.report.book.page.Chapter;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.PageFrame;
import touchstone.report.site.PlayingAssets;

/** The page where a whole game is played by any ruleset; there is none where the build has not made the rules in JavaScript. */
public final class PlayChapter implements Chapter {

    @Override
    public List<PageFrame.Entry> entries() {
        return PlayingAssets.RULES.stream()
                .map(rules -> new PageFrame.Entry("Play", PageAddresses.PLAY))
                .toList();
    }

    @Override
    public Stream<BookPage> pages(Book book) {
        return PlayingAssets.RULES.stream()
                .map(rules -> new BookPage(PageAddresses.PLAY, "Play by any rules", "play/page.jte", Map.of()));
    }
}
