package touchstone.report.book;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import touchstone.report.book.page.Chapter;
import touchstone.report.site.PageAsset;
import touchstone.report.text.UntrustedText;

/** What search.js looks through, as a script, since pages opened from a disk may not read other files. */
final class SearchIndex {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** Lunr, and what asks it: read, as the index, when somebody first searches. */
    static final List<PageAsset> ENGINE = List.of(PageAsset.named("lunr.min.js"), PageAsset.named("finder.js"));

    private SearchIndex() {}

    /**
     * {@code index.js}: for each find its id, title, address, kind, other names, further words and weight.
     *
     * @param synonyms words and phrases that mean the same, group by group
     */
    static PageAsset of(Stream<Chapter.Find> finds, List<List<String>> synonyms) {
        List<List<Object>> rows = finds.map(find -> List.<Object>of(
                        UntrustedText.line(find.id()),
                        UntrustedText.line(find.title()),
                        find.address(),
                        UntrustedText.line(find.kind()),
                        UntrustedText.line(find.names()),
                        UntrustedText.block(find.words())
                                .replaceAll("\\s+", " ")
                                .toLowerCase(Locale.ROOT),
                        find.weight()))
                .toList();
        try {
            return new PageAsset(
                    "index.js",
                    "window.finds=" + JSON.writeValueAsString(rows) + ";\nwindow.synonyms="
                            + JSON.writeValueAsString(synonyms) + ";\n");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
