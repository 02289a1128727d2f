package touchstone.life.search;

import java.util.List;
import java.util.Optional;
import touchstone.life.ProofLine;

/** What a search has found. */
public final class Answered {

    private final Graph graph;
    private final Graph.Value value;

    /** @param counts whether what was found holds on the whole board */
    Answered(Graph graph, Graph.Value value, boolean counts) {
        this.graph = graph;
        this.value = counts ? value : Graph.Value.OPEN;
    }

    /** Whether the opponent forces it; empty if the search ended before that was known. */
    public Optional<Boolean> forced() {
        return value == Graph.Value.OPEN ? Optional.empty() : Optional.of(value == Graph.Value.REACHED);
    }

    /**
     * Whether the owner, who cannot be forced, comes to an end after finitely many plays of the opponent's; otherwise the opponent may have
     * endless threats there.
     */
    public boolean ends() {
        return value == Graph.Value.FOILED && new Endings(graph).fromTheFirst();
    }

    /**
     * The proof, with the best that both sides have.
     *
     * @throws IllegalStateException if nothing is proven
     */
    public ProofLine line() {
        return lines().best();
    }

    /**
     * What the opponent may try where it fails: a line for each play to begin with. None if it is no try but succeeds.
     *
     * @throws IllegalStateException if nothing is proven
     */
    public List<ProofLine> tries() {
        return lines().tries();
    }

    private Line lines() {
        if (value == Graph.Value.OPEN) {
            throw new IllegalStateException("no line of play for a question without an answer");
        }
        return new Line(graph);
    }

    /** How many moments of imagined play were looked at or are known. */
    public int moments() {
        return graph.size();
    }
}
