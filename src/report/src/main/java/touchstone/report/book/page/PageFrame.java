package touchstone.report.book.page;

import java.util.List;
import java.util.stream.Stream;
import touchstone.report.site.PageAsset;
import touchstone.report.site.PageHead;
import touchstone.report.site.PlayingAssets;
import touchstone.report.text.UntrustedText;

/**
 * What all pages of the book have around them.
 *
 * @param root from the page to the first page of the book: empty or {@code ../}
 * @param entries of the bar at the top
 * @param address of the page
 */
public record PageFrame(PageHead head, String root, List<Entry> entries, String address, String suiteVersion) {

    /** Somewhere to go from every page. */
    public record Entry(String title, String address) {}

    public static final List<PageAsset> STYLES = List.of(PageAsset.joined(
            "book.css",
            Stream.of("book.css", "rulesets.css", "compare.css", "phenomena.css", "glossary.css", "live.css")
                    .flatMap(name -> PageAsset.find(name).stream())
                    .toList()));

    /** Of every page; some have more. */
    private static final List<PageAsset> SCRIPTS =
            Stream.of("search.js", "book.js").map(PageAsset::named).toList();

    /** Of the page on which two rulesets are chosen. */
    private static final PageAsset COMPARE = PageAsset.named("compare.js");

    /** All scripts of pages, and what they load. */
    public static final List<PageAsset> ALL_SCRIPTS = Stream.of(
                    SCRIPTS,
                    List.of(COMPARE),
                    PlayingAssets.LIVE,
                    PlayingAssets.PLAY,
                    PlayingAssets.JUDGE,
                    PlayingAssets.RULES,
                    PlayingAssets.JUDGING)
            .flatMap(List::stream)
            .distinct()
            .toList();

    public static PageFrame of(BookPage page, List<Entry> entries, String suiteVersion) {
        String root = page.root();
        return new PageFrame(
                PageHead.among(
                        root + "assets/", page.title() + " · The rule book of Go", STYLES, scripts(page.address())),
                root,
                entries,
                page.address(),
                UntrustedText.name(suiteVersion));
    }

    private static List<PageAsset> scripts(String address) {
        List<PageAsset> own =
                switch (address) {
                    case PageAddresses.PLAY -> PlayingAssets.PLAY;
                    case PageAddresses.JUDGE -> PlayingAssets.JUDGE;
                    case PageAddresses.COMPARE -> List.of(COMPARE);
                    default -> PlayingAssets.LIVE;
                };
        return Stream.concat(SCRIPTS.stream(), own.stream()).toList();
    }
}
