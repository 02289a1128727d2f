package touchstone.report.book.source;

import java.util.List;
import java.util.Optional;

/**
 * A document that rules are taken from.
 *
 * @param id its anchor in the list of sources
 * @param author a person or an association
 * @param date as the document has it, if it has one
 * @param addresses in the web, as one would type them; none if none is known
 * @param note what else a reader needs to find or read it
 * @param names by which texts of the specification name it: words, or the beginning of an address
 */
public record Source(
        String id,
        String title,
        String author,
        Optional<String> date,
        List<String> addresses,
        Optional<String> note,
        List<String> names) {}
