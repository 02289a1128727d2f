package touchstone.report.matrix;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;

/** Which boards a page has: thirty subjects that do the same need no thirty pictures of it. */
final class PageBoards {

    private final Map<List<Diagram>, ClausePage.Alike> shown = new HashMap<>();

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
