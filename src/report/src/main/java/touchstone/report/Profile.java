package touchstone.report;

import java.util.Arrays;
import java.util.Locale;
import touchstone.suite.result.Verdict;

/** What a subject is examined as, which decides what is asked of it when it meets an illegal move. */
public enum Profile {

    /** A server, a library or a referee: it must reject illegal moves. */
    ARBITER,

    /** It must never make an illegal move, and may take one from its opponent. */
    PLAYER;

    /**
     * @param word {@code arbiter} or {@code player}
     * @throws IllegalArgumentException if there is no such profile
     */
    public static Profile of(String word) {
        return Arrays.stream(values())
                .filter(profile -> profile.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no profile '" + word + "'; expected one of " + Arrays.toString(values())));
    }

    /** The word on the command line and in reports. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether a verdict means that the subject keeps to the clause. */
    public boolean conforms(Verdict verdict) {
        return verdict == Verdict.SATISFIED || verdict == Verdict.TOLERATED && this == PLAYER;
    }

    @Override
    public String toString() {
        return word();
    }
}
