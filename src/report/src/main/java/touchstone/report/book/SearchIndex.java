package touchstone.report.book;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import touchstone.report.book.page.Chapter;
import touchstone.report.site.PageAsset;
import touchstone.report.text.UntrustedText;

/** The search index, as a script, since pages opened from a disk may not read other files. */
final class SearchIndex {

    private SearchIndex() {}

    /** {@code index.js}: for each find its id, title, address, kind, and further words in lower case. */
    static PageAsset of(Stream<Chapter.Find> finds) {
        List<List<String>> rows = finds.map(find -> List.of(
                        UntrustedText.line(find.id()),
                        UntrustedText.line(find.title()),
                        find.address(),
                        UntrustedText.line(find.kind()),
                        UntrustedText.block(find.words())
                                .replaceAll("\\s+", " ")
                                .toLowerCase(Locale.ROOT)))
                .toList();
        try {
            return new PageAsset("index.js", "window.finds=" + new ObjectMapper().writeValueAsString(rows) + ";\n");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
