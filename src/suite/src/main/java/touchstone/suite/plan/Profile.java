package touchstone.suite.plan;

import java.util.Arrays;
import java.util.Locale;
import touchstone.suite.result.Verdict;

/** The role in which a subject is certified. */
public enum Profile {

    /** A server, library or referee: it must reject illegal moves. */
    ARBITER,

    /** A player: it must never make illegal moves, and may take them on input. */
    PLAYER;

    /** @throws IllegalArgumentException if there is none of this name */
    public static Profile named(String name) {
        return Arrays.stream(values())
                .filter(profile -> profile.toString().equals(name))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("unknown profile '" + name + "'; expected arbiter or player"));
    }

    /** Whether a verdict means that the subject keeps to the clause. */
    public boolean conforms(Verdict verdict) {
        return verdict == Verdict.SATISFIED || verdict == Verdict.TOLERATED && this == PLAYER;
    }

    /** Whether a verdict means that it does not. An unsupported or broken scenario means neither. */
    public boolean violatedBy(Verdict verdict) {
        return verdict == Verdict.VIOLATED || verdict == Verdict.TOLERATED && this == ARBITER;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
