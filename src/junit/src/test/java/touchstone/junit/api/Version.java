package touchstone.junit.api;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A version of Touchstone, as in {@code 0.1.0}. */
record Version(int major, int minor) {

    private static final Pattern OWN =
            Pattern.compile("<artifactId>touchstone</artifactId>\\s*<version>(\\d+)\\.(\\d+)[^<]*</version>");

    /** That of the parent pom. */
    static Version inPom(String pom) {
        Matcher own = OWN.matcher(pom);
        if (!own.find()) {
            throw new IllegalArgumentException("no version in the pom");
        }
        return new Version(Integer.parseInt(own.group(1)), Integer.parseInt(own.group(2)));
    }

    /** Whether it says that something has broken since another: the first part that is not 0 has grown, or one before it. */
    boolean breaks(Version since) {
        return major > since.major || major == 0 && since.major == 0 && minor > since.minor;
    }

    @Override
    public String toString() {
        return major + "." + minor;
    }
}
