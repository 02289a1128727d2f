package touchstone.report.book.play;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.BookPage;
import touchstone.report.book.page.Chapter;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.PageFrame;
import touchstone.report.site.PlayingAssets;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Ruleset;

/** The page where game records are judged; there is none where the build has not made the rules in JavaScript. */
public final class JudgeChapter implements Chapter {

    @Override
    public List<PageFrame.Entry> entries() {
        return PlayingAssets.JUDGING.stream()
                .map(judging -> new PageFrame.Entry("Judge", PageAddresses.JUDGE))
                .toList();
    }

    @Override
    public Stream<BookPage> pages(Book book) {
        String rulesets =
                book.specification().rulesets().stream().map(Ruleset::name).collect(Collectors.joining(" "));
        String version = UntrustedText.name(book.suiteVersion());
        return PlayingAssets.JUDGING.stream()
                .map(judging -> new BookPage(
                        PageAddresses.JUDGE,
                        "Judge game records",
                        "play/judge.jte",
                        Map.of("rulesets", rulesets, "version", version)));
    }
}
