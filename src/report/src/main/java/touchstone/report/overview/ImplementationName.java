package touchstone.report.overview;

/** What stands for an implementation where there is little room. */
public final class ImplementationName {

    /** A longer version is no number: some programs tell all their options there. */
    private static final int LONGEST_VERSION = 24;

    private ImplementationName() {}

    /** The name with the version, or without it where that is long. */
    public static String of(String name, String version) {
        return version.length() > LONGEST_VERSION ? name : (name + " " + version).strip();
    }
}
