package touchstone.report.book;

import java.util.List;
import touchstone.report.Untrusted;
import touchstone.report.site.Asset;
import touchstone.report.site.Head;

/**
 * What all pages of the book have around them.
 *
 * @param root from the page to the first page of the book: empty or {@code ../}
 * @param entries of the bar at the top
 * @param address of the page
 */
public record Frame(Head head, String root, List<Entry> entries, String address, String suiteVersion) {

    /** Somewhere to go from every page. */
    public record Entry(String title, String address) {}

    static final List<Asset> STYLES = List.of(
            Asset.named("book.css"),
            Asset.named("rulesets.css"),
            Asset.named("compare.css"),
            Asset.named("glossary.css"));
    static final List<Asset> SCRIPTS =
            List.of(Asset.named("search.js"), Asset.named("book.js"), Asset.named("compare.js"));

    static Frame of(Page page, List<Entry> entries, String suiteVersion) {
        String root = page.root();
        return new Frame(
                Head.among(root + "assets/", page.title() + " · The rule book of Go", STYLES, SCRIPTS),
                root,
                entries,
                page.address(),
                Untrusted.name(suiteVersion));
    }
}
