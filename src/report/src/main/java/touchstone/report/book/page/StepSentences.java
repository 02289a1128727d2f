package touchstone.report.book.page;

import java.util.Locale;
import java.util.regex.Pattern;

/** Steps as sentences. */
final class StepSentences {

    /** A point of the picture is called so, and stays so at the beginning of a sentence. */
    private static final Pattern POINT = Pattern.compile("[a-z](?:[,.].*| (?:and|is|are|belongs?) .*)");

    private StepSentences() {}

    static String of(String step) {
        String text = step.strip().replaceFirst("^the position is$", "the position is as shown");
        if (text.isEmpty()) {
            return text;
        }
        String begun = POINT.matcher(text).matches() ? text : begun(text);
        return begun + (begun.matches(".*[.:!?]") ? "" : ".");
    }

    /** With a capital letter. */
    static String begun(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
