package touchstone.report.published;

import java.util.List;
import touchstone.report.site.VerdictSign;

/**
 * A clause that a certificate shows to be wrong, by the first scenario or game that does. All text has been cleaned.
 *
 * @param title of the scenario
 * @param message what was expected and what was answered, as a sentence
 * @param known what is known of the implementation and explains it
 * @param address of the whole result, from the folder of the pages
 */
public record ClauseFinding(
        String clause, VerdictSign sign, String title, String message, List<String> known, String address) {

    public ClauseFinding {
        known = List.copyOf(known);
    }
}
