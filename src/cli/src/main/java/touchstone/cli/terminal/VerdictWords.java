package touchstone.cli.terminal;

import java.util.LinkedHashMap;
import java.util.Map;
import touchstone.suite.certificate.ClauseEntry;
import touchstone.suite.result.ClauseResult;
import touchstone.suite.result.Verdict;

/** A clause's verdict in a word. A clause nothing was tried of is shown as such, never left out. */
public final class VerdictWords {

    public static final String UNTESTABLE = ClauseEntry.UNTESTABLE;
    public static final String NOT_TESTED = ClauseEntry.NOT_TESTED;

    /** Each word with the one that stands for it in a narrow column. */
    public static final Map<String, String> SHORT = new LinkedHashMap<>();

    static {
        SHORT.put("satisfied", "yes");
        SHORT.put("violated", "NO");
        SHORT.put("tolerated", "tol.");
        SHORT.put("unsupported", "?");
        SHORT.put("error", "err.");
        SHORT.put(UNTESTABLE, "n/a");
        SHORT.put(NOT_TESTED, "-");
    }

    private VerdictWords() {}

    public static String of(ClauseResult result) {
        return result.verdict()
                .map(Verdict::word)
                .orElseGet(() -> result.clause().untestable().isPresent() ? UNTESTABLE : NOT_TESTED);
    }
}
