package touchstone.report.book.page;

/** The addresses of the rule book's pages, relative to its first page. An address that was given once never changes. */
public final class PageAddresses {

    public static final String FRONT = "index.html";
    public static final String CONTENTS = "contents.html";
    public static final String RULESETS = "rulesets/index.html";
    public static final String COMPARE = "compare/index.html";
    public static final String PHENOMENA = "phenomena/index.html";
    public static final String SOURCES = "sources.html";
    public static final String GLOSSARY = "glossary.html";
    public static final String PLAY = "play.html";
    public static final String JUDGE = "judge.html";

    private PageAddresses() {}

    public static String clause(String id) {
        return "clauses/" + file(id) + ".html";
    }

    /** @param id as in {@code base.8/3} */
    public static String scenario(String id) {
        int slash = id.lastIndexOf('/');
        return clause(id.substring(0, slash)) + "#" + id.substring(slash + 1);
    }

    /** The clauses of a body of rules, in the contents. */
    public static String body(String body) {
        return CONTENTS + "#" + file(body);
    }

    public static String ruleset(String name) {
        return "rulesets/" + file(name) + ".html";
    }

    /** @param id of an entry in the list of sources */
    public static String source(String id) {
        return SOURCES + "#" + id;
    }

    /** @param title as in {@code triple ko} */
    public static String phenomenon(String title) {
        return "phenomena/" + file(title.replaceAll("[^\\p{L}\\p{N}]+", "-")) + ".html";
    }

    /** The same page whichever of the two is named first. */
    public static String comparison(String one, String other) {
        boolean inOrder = one.compareTo(other) <= 0;
        return "compare/" + file(inOrder ? one : other) + "-" + file(inOrder ? other : one) + ".html";
    }

    /** A name as a file's: whatever means something in paths or addresses is written as its number. */
    public static String file(String name) {
        StringBuilder file = new StringBuilder();
        name.codePoints().forEach(c -> {
            boolean plain = c < 128 && (Character.isLetterOrDigit(c) || c == '-' || c == '.' && file.length() > 0);
            file.append(plain ? Character.toString(c) : "_" + Integer.toHexString(c) + "_");
        });
        return file.toString();
    }
}
