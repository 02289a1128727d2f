package touchstone.life.search;

import java.util.BitSet;

/**
 * From which moments of a graph the owner of what is asked about comes to an end after finitely many plays of the opponent's: all have
 * two eyes, or the opponent has nothing to play. Then nobody can be kept busy there for ever.
 */
final class Endings {

    private final Graph graph;
    private final BitSet ending = new BitSet();

    Endings(Graph graph) {
        this.graph = graph;
        for (boolean more = true; more; ) {
            more = false;
            for (int i = graph.size() - 1; i >= 0; i--) {
                if (!ending.get(i) && graph.value(i) == Graph.Value.FOILED && ends(i)) {
                    ending.set(i);
                    more = true;
                }
            }
        }
    }

    boolean fromTheFirst() {
        return ending.get(0);
    }

    private boolean ends(int moment) {
        if (graph.leaf(moment)) {
            return true;
        }
        int[] next = graph.next(moment);
        boolean opponent = graph.wantersTurn(moment);
        for (int i = 0; i < next.length; i++) {
            if (opponent && graph.move(moment, i) != LocalPlay.PASS && !ending.get(next[i])) {
                return false;
            }
            if (!opponent && ending.get(next[i])) {
                return true;
            }
        }
        return opponent;
    }
}
