package touchstone.report.matrix;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;

/** Which boards a page has: thirty subjects that do the same need no thirty pictures of it. */
final class PageBoards {

    private final Map<List<Diagram>, String> anchors = new HashMap<>();

    /**
     * The anchor of a scenario whose boards are these; empty if there are no boards, or it is this one.
     *
     * @param anchor of this one
     */
    String alike(Result result, String anchor) {
        if (result.diagrams().isEmpty()) {
            return "";
        }
        String first = anchors.putIfAbsent(result.diagrams(), anchor);
        return first == null ? "" : first;
    }
}
