package touchstone.report.book;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import touchstone.report.Untrusted;
import touchstone.report.site.Asset;

/** What can be searched for, as a script: pages opened from a disk may not read other files. */
final class SearchIndex {

    private SearchIndex() {}

    /** {@code index.js}: for each find its id, title, address, kind, and further words in lower case. */
    static Asset of(Stream<Chapter.Find> finds) {
        List<List<String>> rows = finds.map(find -> List.of(
                        Untrusted.line(find.id()),
                        Untrusted.line(find.title()),
                        find.address(),
                        Untrusted.line(find.kind()),
                        Untrusted.block(find.words()).replaceAll("\\s+", " ").toLowerCase(Locale.ROOT)))
                .toList();
        try {
            return new Asset("index.js", "window.finds=" + new ObjectMapper().writeValueAsString(rows) + ";\n");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
