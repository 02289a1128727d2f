package touchstone.report.published;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.report.overview.Overview;
import touchstone.report.published.Publication.Implementation;
import touchstone.report.site.PageAsset;
import touchstone.report.site.PageHead;
import touchstone.report.site.PageTemplates;

/**
 * The index of published certificates.
 *
 * @param entries one for each certificate; their implementations are those of the publication
 * @param suiteVersion of Touchstone, which made the pages
 */
public record PublishedIndex(Publication publication, List<IndexEntry> entries, String suiteVersion) {

    /** The name of the page. */
    public static final String PAGE = "index.html";

    /** The folder with copies of the certificates, beside the page. */
    public static final String CERTIFICATES = "certificates";

    private static final List<PageAsset> STYLES =
            List.of(PageAsset.named("overview.css"), PageAsset.named("published.css"));
    private static final List<PageAsset> SCRIPTS = List.of(PageAsset.named("overview.js"));

    public PublishedIndex {
        entries = List.copyOf(entries);
    }

    /** Style sheets and scripts of these pages, beside those that all pages share. */
    public static List<PageAsset> assets() {
        return Stream.concat(STYLES.stream(), SCRIPTS.stream()).toList();
    }

    /** Whether there is an index in a folder of pages. */
    public static boolean isIn(Path folder) {
        return Files.exists(folder.resolve(PAGE)) && Files.isDirectory(folder.resolve(CERTIFICATES));
    }

    /** The page, whose style sheets lie in {@code assets/}: HTML in UTF-8. */
    public String page() {
        PageHead head = PageHead.among("assets/", publication.title(), STYLES, SCRIPTS);
        return PageTemplates.render("published/index.jte", Map.of("index", this, "head", head));
    }

    /** The page of each implementation, by its address from the index: HTML in UTF-8. */
    public Map<String, String> implementationPages() {
        Map<String, String> pages = new LinkedHashMap<>();
        byImplementation().forEach((implementation, own) -> {
            PageHead head = PageHead.among("../assets/", implementation.name(), STYLES, SCRIPTS);
            pages.put(
                    own.get(0).page(),
                    PageTemplates.render(
                            "published/implementation.jte",
                            Map.of(
                                    "implementation",
                                    implementation,
                                    "entries",
                                    own,
                                    "suiteVersion",
                                    suiteVersion,
                                    "head",
                                    head)));
        });
        return pages;
    }

    /** All claims on one screen. */
    public Overview overview() {
        return Overview.of(byImplementation().values().stream()
                .flatMap(own -> own.stream().sorted(Comparator.comparing(IndexEntry::profile)))
                .map(IndexEntry::overview)
                .toList());
    }

    /** The same for those who read a folder on a code host: Markdown. */
    public String markdown() {
        return new IndexMarkdown(this).toString();
    }

    /** The entries of each implementation that has any, in the publication's order. */
    public Map<Implementation, List<IndexEntry>> byImplementation() {
        Map<Implementation, List<IndexEntry>> grouped = new LinkedHashMap<>();
        publication.implementations().forEach((slug, implementation) -> {
            List<IndexEntry> own = entries.stream()
                    .filter(entry -> entry.implementation().equals(slug))
                    .toList();
            if (!own.isEmpty()) {
                grouped.put(implementation, own);
            }
        });
        return grouped;
    }

    /** When the first and the last certificate were made: one day, or two. */
    public String days() {
        List<LocalDate> days = entries.stream()
                .map(entry -> LocalDate.ofInstant(entry.origin().made(), ZoneOffset.UTC))
                .sorted()
                .toList();
        LocalDate first = days.get(0);
        LocalDate last = days.get(days.size() - 1);
        return first.equals(last) ? first.toString() : first + " to " + last;
    }

    /** The day on which a certificate was made. */
    public static String day(IndexEntry entry) {
        return LocalDate.ofInstant(entry.origin().made(), ZoneOffset.UTC).toString();
    }
}
