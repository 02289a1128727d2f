package touchstone.cli.terminal;

import java.util.LinkedHashMap;
import java.util.Map;
import touchstone.suite.coverage.ClauseVerdict;

/** The words for a clause's verdict where there is little room. */
public final class VerdictWords {

    /** Each word with the one that stands for it in a narrow column. */
    public static final Map<String, String> SHORT = new LinkedHashMap<>();

    static {
        SHORT.put(ClauseVerdict.SATISFIED.word(), "yes");
        SHORT.put(ClauseVerdict.PARTLY_SHOWN.word(), "part");
        SHORT.put(ClauseVerdict.NOT_SHOWN.word(), "?");
        SHORT.put(ClauseVerdict.VIOLATED.word(), "NO");
        SHORT.put(ClauseVerdict.TOLERATED.word(), "tol.");
        SHORT.put(ClauseVerdict.ERROR.word(), "err.");
        SHORT.put(ClauseVerdict.UNTESTABLE.word(), "n/a");
        SHORT.put(ClauseVerdict.NOT_TESTED.word(), "-");
    }

    private VerdictWords() {}
}
