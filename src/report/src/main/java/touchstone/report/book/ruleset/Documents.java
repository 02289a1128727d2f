package touchstone.report.book.ruleset;

import java.util.regex.Pattern;

/** What the specification calls its seeds, as readers know them who have not seen where it began. */
final class Documents {

    private static final String ARTICLE = "the article \u201cR\u00e8gles de Go - Rules of Go\u201d";

    private static final Pattern NAMED = Pattern.compile("\\bseed 001, ");

    private Documents() {}

    /** @param text a source or a note */
    static String named(String text) {
        String named = NAMED.matcher(text)
                .replaceAll("")
                .replaceAll("\\bseed 000\\b", ARTICLE)
                .replaceAll("\\bseed 001\\b", "Fran\u00e7ois Lorrain's article")
                .replaceAll("\\bseed 002\\b", "the beginners' page of the Belgian Go Federation")
                .replaceAll("\\b([Tt])he seed\\b", "$1he article");
        return named.isEmpty() ? named : named.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + named.substring(1);
    }
}
