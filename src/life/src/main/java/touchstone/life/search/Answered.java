package touchstone.life.search;

import java.util.Optional;

/** What a search has found. */
public final class Answered {

    private final Graph graph;
    private final Graph.Value value;

    Answered(Graph graph, Graph.Value value) {
        this.graph = graph;
        this.value = value;
    }

    /** Whether the opponent forces it; empty if the search ended before that was known. */
    public Optional<Boolean> forced() {
        return value == Graph.Value.OPEN ? Optional.empty() : Optional.of(value == Graph.Value.REACHED);
    }

    /** How many moments of imagined play were looked at or are known. */
    public int moments() {
        return graph.size();
    }
}
