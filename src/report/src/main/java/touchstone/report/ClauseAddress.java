package touchstone.report;

/** The page of a clause in the folder of a run. */
public final class ClauseAddress {

    private static final String PLAIN = "[A-Za-z0-9][A-Za-z0-9._-]{0,80}";

    private ClauseAddress() {}

    /** Relative to the folder, with nothing in it that would have to be escaped. Ids that are none of ours may be anything. */
    public static String of(String clause) {
        String name = clause.matches(PLAIN)
                ? clause
                : "unknown-" + Integer.toHexString(clause.hashCode()) + "-" + clause.length();
        return "results/" + name + ".html";
    }
}
