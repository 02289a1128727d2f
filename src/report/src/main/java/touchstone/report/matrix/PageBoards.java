package touchstone.report.matrix;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;

/** The boards of a page, each once even if thirty subjects show the same. */
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
