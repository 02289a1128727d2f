package touchstone.cli.terminal;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import touchstone.suite.coverage.ClauseVerdict;

/** The words for a clause's verdict where there is little room. */
public final class VerdictWords {

    /** Each word with the one that stands for it in a narrow column. */
    public static final Map<String, String> SHORT = words();

    private static Map<String, String> words() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put(ClauseVerdict.SATISFIED.word(), "yes");
        words.put(ClauseVerdict.PARTLY_SHOWN.word(), "part");
        words.put(ClauseVerdict.NOT_SHOWN.word(), "?");
        words.put(ClauseVerdict.VIOLATED.word(), "NO");
        words.put(ClauseVerdict.TOLERATED.word(), "tol.");
        words.put(ClauseVerdict.ERROR.word(), "err.");
        words.put(ClauseVerdict.UNTESTABLE.word(), "n/a");
        words.put(ClauseVerdict.NOT_TESTED.word(), "-");
        return Collections.unmodifiableMap(words);
    }

    private VerdictWords() {}
}
