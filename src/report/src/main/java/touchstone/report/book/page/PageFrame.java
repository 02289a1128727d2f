package touchstone.report.book.page;

import java.util.List;
import touchstone.report.site.PageAsset;
import touchstone.report.site.PageHead;
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
            List.of(
                    PageAsset.named("book.css"),
                    PageAsset.named("rulesets.css"),
                    PageAsset.named("compare.css"),
                    PageAsset.named("phenomena.css"),
                    PageAsset.named("glossary.css"))));
    public static final List<PageAsset> SCRIPTS =
            List.of(PageAsset.named("search.js"), PageAsset.named("book.js"), PageAsset.named("compare.js"));

    public static PageFrame of(BookPage page, List<Entry> entries, String suiteVersion) {
        String root = page.root();
        return new PageFrame(
                PageHead.among(root + "assets/", page.title() + " · The rule book of Go", STYLES, SCRIPTS),
                root,
                entries,
                page.address(),
                UntrustedText.name(suiteVersion));
    }
}
