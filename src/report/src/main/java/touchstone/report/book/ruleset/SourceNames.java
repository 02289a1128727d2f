package touchstone.report.book.ruleset;

/** The sources of the specification, as sentences. */
final class SourceNames {

    private SourceNames() {}

    /** @param text a source or a note */
    static String named(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + text.substring(1);
    }
}
