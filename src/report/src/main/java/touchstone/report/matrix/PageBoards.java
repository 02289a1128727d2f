package touchstone.report.matrix;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;

/**
 * The boards and dialogues of a page: boards once even if thirty subjects show the same, and no more of both than a browser
 * opens at once.
 */
final class PageBoards {

    /** In characters: so much of what went right is shown, and so much of what did not. */
    static final int MOST_UNASKED = 200_000;

    static final int MOST_FINDINGS = 800_000;

    private int unasked;
    private int findings;

    private final Map<List<Diagram>, ClausePage.Alike> shown = new HashMap<>();

    /**
     * Whether there is room for boards and dialogue of one more scenario; if so, it is taken.
     *
     * @param finding whether they show something that went wrong
     * @param characters how many they have
     */
    boolean takes(boolean finding, int characters) {
        int before = finding ? findings : unasked;
        if (before + characters > (finding ? MOST_FINDINGS : MOST_UNASKED)) {
            return false;
        }
        if (finding) {
            findings += characters;
        } else {
            unasked += characters;
        }
        return true;
    }

    /**
     * Where boards as these are shown already; nothing if there are none, or they are new.
     *
     * @param here where they will be shown if they are new
     */
    Optional<ClausePage.Alike> alike(Result result, ClausePage.Alike here) {
        return result.diagrams().isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(shown.putIfAbsent(result.diagrams(), here));
    }
}
