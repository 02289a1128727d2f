package touchstone.suite.plan;

import java.util.Locale;
import touchstone.suite.result.Verdict;

/** In what role a subject is certified. */
public enum Profile {

    /** A server, library or referee: it must reject illegal moves. */
    ARBITER,

    /** A player: it must never make illegal moves, and may take them on input. */
    PLAYER;

    /** Whether a verdict speaks against the claim. */
    public boolean violatedBy(Verdict verdict) {
        return verdict == Verdict.VIOLATED || verdict == Verdict.TOLERATED && this == ARBITER;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
