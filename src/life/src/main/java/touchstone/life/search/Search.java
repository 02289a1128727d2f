package touchstone.life.search;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import touchstone.life.Limits;
import touchstone.life.search.Graph.Value;

/**
 * Decides the first moment of a graph, looking at as few others as it can.
 *
 * <p>Which moments to look at is found by depth-first proof-number search: it follows the moves that have least left to be shown.
 * It takes a repetition for the end. That may be wrong elsewhere in the graph, so nothing is concluded from it: what holds is what {@link Outcomes} finds, whatever the leaves may be worth.
 */
final class Search {

    private static final int INFINITE = 1 << 28;
    private static final int DEEPEST = 400;
    /** The least number of moments between two looks at the outcomes. */
    private static final int STRIDE = 1000;
    /** After so many steps it is asked whether to stop; a power of two. */
    private static final int STEPS_AT_ONCE = 1024;

    private final Graph graph;
    private final Limits limits;
    private int[] proof = new int[1024];
    private int[] disproof = new int[1024];
    private int numbered;
    /** The moments that led to the one being looked at, and where on that path each stands. */
    private final int[] path = new int[DEEPEST + 2];

    private final BitSet onPath = new BitSet();
    private int until;
    private int steps;

    Search(Graph graph, Limits limits) {
        this.graph = graph;
        this.limits = limits;
    }

    /** What the first moment is worth; open if the limits are reached before that is known. */
    Value decide() {
        while (graph.value(0) == Value.OPEN
                && graph.size() < limits.moments()
                && !limits.stop().getAsBoolean()) {
            until = Math.min(limits.moments(), Math.max(STRIDE, graph.size() * 3 / 2));
            steps = 20 * until;
            int looked = graph.size();
            search(0, INFINITE, INFINITE, 0);
            settle();
            if (graph.value(0) == Value.OPEN) {
                if (graph.size() < until) {
                    lookAround(Math.max(16, looked / 8));
                    settle();
                }
                forget();
            }
        }
        return graph.value(0);
    }

    /** Takes over what holds whatever the leaves are worth. */
    private void settle() {
        Outcomes outcomes = new Outcomes(graph);
        boolean[] surely = outcomes.surely();
        boolean[] perhaps = outcomes.perhaps();
        for (int i = 0; i < graph.size(); i++) {
            if (graph.value(i) == Value.OPEN && surely[i]) {
                graph.set(i, Value.REACHED);
            } else if (graph.value(i) == Value.OPEN && !perhaps[i]) {
                graph.set(i, Value.FOILED);
            }
        }
    }

    /** Looks at the leaves nearest to the first moment. */
    private void lookAround(int leaves) {
        Deque<Integer> queue = new ArrayDeque<>();
        BitSet seen = new BitSet();
        queue.add(0);
        seen.set(0);
        int left = leaves;
        while (!queue.isEmpty() && left > 0) {
            int moment = queue.remove();
            if (graph.value(moment) != Value.OPEN) {
                continue;
            }
            if (graph.leaf(moment)) {
                graph.next(moment);
                left--;
                continue;
            }
            for (int after : graph.next(moment)) {
                if (!seen.get(after)) {
                    seen.set(after);
                    queue.add(after);
                }
            }
        }
    }

    private void forget() {
        numbered = 0;
        number();
    }

    /** Gives proof numbers to moments that have none. */
    private void number() {
        if (proof.length < graph.size()) {
            int room = Math.max(graph.size(), 2 * proof.length);
            proof = Arrays.copyOf(proof, room);
            disproof = Arrays.copyOf(disproof, room);
        }
        for (; numbered < graph.size(); numbered++) {
            Value value = graph.value(numbered);
            proof[numbered] = value == Value.REACHED ? 0 : value == Value.FOILED ? INFINITE : 1;
            disproof[numbered] = value == Value.FOILED ? 0 : value == Value.REACHED ? INFINITE : 1;
        }
    }

    private void search(int moment, int proofLimit, int disproofLimit, int depth) {
        number();
        int[] after = graph.next(moment);
        number();
        boolean wanter = graph.wantersTurn(moment);
        onPath.set(moment);
        path[depth] = moment;
        while (true) {
            Choice choice = choose(after, wanter, depth);
            proof[moment] = wanter ? choice.least : choice.sum;
            disproof[moment] = wanter ? choice.sum : choice.least;
            if (proof[moment] >= proofLimit
                    || disproof[moment] >= disproofLimit
                    || choice.best < 0
                    || depth > DEEPEST
                    || graph.size() >= until
                    || stopped()) {
                break;
            }
            int least = Math.min(wanter ? proofLimit : disproofLimit, choice.second + 1 + choice.second / 4);
            int sum = wanter ? disproofLimit : proofLimit;
            int rest = Math.min(INFINITE, sum - choice.others);
            search(choice.best, wanter ? least : rest, wanter ? rest : least, depth + 1);
        }
        onPath.clear(moment);
    }

    private boolean stopped() {
        if ((--steps & STEPS_AT_ONCE - 1) == 0 && limits.stop().getAsBoolean()) {
            steps = -1;
        }
        return steps < 0;
    }

    /** Whether the player who wants the capture has what is wanted if play goes round for ever, from a moment of the path on. */
    private boolean succeeds(int repeated, int depth) {
        long staying = -1;
        for (int i = depth; ; i--) {
            staying &= graph.newStones(path[i]);
            if (path[i] == repeated) {
                return staying == 0 && graph.captured(repeated);
            }
        }
    }

    /**
     * Where to go on.
     *
     * @param best the moment with the least left to be shown; -1 if nothing is left
     * @param least what is left there
     * @param second what is left at the next best
     * @param sum what is left to show that all moves fail
     * @param others the part of it that counts the other moves
     */
    private record Choice(int best, int least, int second, int sum, int others) {}

    private Choice choose(int[] after, boolean wanter, int depth) {
        int best = -1;
        int least = INFINITE;
        int second = INFINITE;
        int most = 0;
        int open = 0;
        for (int next : after) {
            int proofHere = proof[next];
            int disproofHere = disproof[next];
            if (onPath.get(next) && graph.value(next) == Value.OPEN) {
                boolean reached = succeeds(next, depth);
                proofHere = reached ? 0 : INFINITE;
                disproofHere = reached ? INFINITE : 0;
            }
            int own = wanter ? proofHere : disproofHere;
            int other = wanter ? disproofHere : proofHere;
            most = Math.max(most, other);
            if (other > 0) {
                open++;
            }
            if (own < least) {
                second = least;
                least = own;
                best = next;
            } else if (own < second) {
                second = own;
            }
        }
        if (least == 0 || least == INFINITE) {
            best = -1;
        }
        int others = Math.max(0, open - 1);
        return new Choice(best, least, second, Math.min(INFINITE, most + others), others);
    }
}
