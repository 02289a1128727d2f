package touchstone.report.book;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import touchstone.report.Untrusted;
import touchstone.report.site.Asset;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;

/** What can be searched for, as a script: pages opened from a disk may not read other files. */
final class SearchIndex {

    private SearchIndex() {}

    /** {@code index.js}: for each find its id, title, address, what it is, and further words, in lower case. */
    static Asset of(Book book) {
        List<List<String>> finds = new ArrayList<>();
        for (Clause clause : book.specification().clauses()) {
            finds.add(List.of(
                    Untrusted.line(clause.id()),
                    Untrusted.line(clause.title()),
                    Addresses.clause(clause.id()),
                    Bodies.title(book.specification(), clause.body()),
                    words(clause)));
        }
        try {
            // No "</script>" can end a script that is a file of its own; line separators that JSON has and scripts had
            // not are cleaned.
            return new Asset("index.js", "window.finds=" + new ObjectMapper().writeValueAsString(finds) + ";\n");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String words(Clause clause) {
        return Untrusted.line(clause.text()).toLowerCase(Locale.ROOT) + " "
                + clause.sources().stream()
                        .map(Untrusted::line)
                        .collect(Collectors.joining(" "))
                        .toLowerCase(Locale.ROOT)
                + " "
                + clause.scenarios().stream()
                        .map(Scenario::title)
                        .map(Untrusted::line)
                        .collect(Collectors.joining(" "))
                        .toLowerCase(Locale.ROOT);
    }
}
