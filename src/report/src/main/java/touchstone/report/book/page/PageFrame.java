package touchstone.report.book.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
            Stream.of("book.css", "rulesets.css", "compare.css", "phenomena.css", "glossary.css", "live.css")
                    .flatMap(name -> PageAsset.find(name).stream())
                    .toList()));

    /** The last five make boards that one plays on, and judge records; they are there if the build has made the rules in JavaScript. */
    public static final List<PageAsset> SCRIPTS = Stream.of(
                    "search.js", "book.js", "compare.js", "board.js", "live.js", "counting.js", "play.js", "judge.js")
            .flatMap(name -> PageAsset.find(name).stream())
            .toList();

    /** What those load when a reader plays; empty if there are no such. */
    public static final Optional<PageAsset> RULES = PageAsset.find("rules.js");

    /** What they load when a reader has a record judged. */
    public static final Optional<PageAsset> JUDGING = PageAsset.find("judging.js");

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
