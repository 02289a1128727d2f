package touchstone.report.site;

/** Where the results of a clause stand among the pages of a matrix, relative to its folder. */
public final class ResultAddress {

    private static final String PLAIN = "[A-Za-z0-9][A-Za-z0-9._-]{0,80}";

    private ResultAddress() {}

    /** The page of all results of a clause. Ids that are none of ours may be anything. */
    public static String page(String clause) {
        String name = clause.matches(PLAIN)
                ? clause
                : "unknown-" + Integer.toHexString(clause.hashCode()) + "-" + clause.length();
        return "results/" + name + ".html";
    }

    /** The part of such a page that is about a certificate, given by the name of its file. */
    public static String part(String certificate) {
        return certificate.replaceFirst("\\.json(\\.gz)?$", "");
    }
}
