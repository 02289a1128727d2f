package touchstone.life.search;

import java.util.Arrays;
import java.util.BitSet;

/**
 * From which moments of a graph the player who wants the capture succeeds, whatever the owner does: an exact answer for the
 * moments whose moves have been looked at, given what is assumed of leaves.
 *
 * <p>Only moments that are open and whose moves have been looked at are gone through, by numbers of their own. They are a small
 * part of all; of what else their moves lead to, it is enough to know whether such moments are among it.
 */
final class Outcomes {

    private final Graph graph;
    /** The moments gone through. */
    private final int[] moments;

    private final int size;
    private final boolean[] wanter;
    private final long[] newStones;
    private final boolean[] captured;
    private final boolean[] leadsToReached;
    private final boolean[] leadsToFoiled;
    private final boolean[] leadsToLeaf;
    /** Which of the moments gone through the moves of each lead to. */
    private final int[][] next;
    /** The moments before each moment, one after the other, and where those of each begin. */
    private final int[] before;

    private final int[] begin;

    Outcomes(Graph graph) {
        this.graph = graph;
        int[] numbers = new int[graph.size()];
        int[] found = new int[graph.size()];
        int count = 0;
        for (int i = 0; i < numbers.length; i++) {
            boolean looked = !graph.leaf(i) && graph.value(i) == Graph.Value.OPEN;
            numbers[i] = looked ? count : -1;
            if (looked) {
                found[count++] = i;
            }
        }
        this.size = count;
        this.moments = Arrays.copyOf(found, count);
        this.wanter = new boolean[count];
        this.newStones = new long[count];
        this.captured = new boolean[count];
        this.leadsToReached = new boolean[count];
        this.leadsToFoiled = new boolean[count];
        this.leadsToLeaf = new boolean[count];
        this.next = new int[count][];
        this.begin = new int[count + 1];
        for (int i = 0; i < count; i++) {
            wanter[i] = graph.wantersTurn(moments[i]);
            newStones[i] = graph.newStones(moments[i]);
            captured[i] = graph.captured(moments[i]);
            next[i] = next(i, numbers);
            for (int after : next[i]) {
                begin[after + 1]++;
            }
        }
        for (int i = 0; i < count; i++) {
            begin[i + 1] += begin[i];
        }
        this.before = new int[begin[count]];
        int[] place = Arrays.copyOf(begin, count);
        for (int i = 0; i < count; i++) {
            for (int after : next[i]) {
                before[place[after]++] = i;
            }
        }
    }

    private int[] next(int number, int... numbers) {
        int[] all = graph.next(moments[number]);
        int[] among = new int[all.length];
        int count = 0;
        for (int after : all) {
            if (numbers[after] >= 0) {
                among[count++] = numbers[after];
            } else {
                leadsToReached[number] |= graph.value(after) == Graph.Value.REACHED;
                leadsToFoiled[number] |= graph.value(after) == Graph.Value.FOILED;
                leadsToLeaf[number] |= graph.value(after) == Graph.Value.OPEN;
            }
        }
        return Arrays.copyOf(among, count);
    }

    /** @param leavesSucceed what is assumed of leaves */
    BitSet succeeding(boolean leavesSucceed) {
        boolean[] good = among(leavesSucceed);
        BitSet succeeding = new BitSet(graph.size());
        for (int i = 0; i < graph.size(); i++) {
            Graph.Value value = graph.value(i);
            succeeding.set(
                    i, value == Graph.Value.REACHED || value == Graph.Value.OPEN && graph.leaf(i) && leavesSucceed);
        }
        for (int i = 0; i < size; i++) {
            succeeding.set(moments[i], good[i]);
        }
        return succeeding;
    }

    private boolean[] among(boolean leavesSucceed) {
        if (graph.aim().watched() == 0) {
            return led(new boolean[size], leavesSucceed);
        }
        boolean[] good = new boolean[size];
        Arrays.fill(good, true);
        while (true) {
            boolean[] leading = leadingTo(good, leavesSucceed);
            boolean[] better = led(with(leading, 0), leavesSucceed);
            for (long rest = standing(leading); rest != 0; rest &= rest - 1) {
                and(better, led(with(leading, Long.lowestOneBit(rest)), leavesSucceed));
            }
            and(better, good);
            if (Arrays.equals(better, good)) {
                return good;
            }
            good = better;
        }
    }

    private static void and(boolean[] some, boolean... others) {
        for (int i = 0; i < some.length; i++) {
            some[i] &= others[i];
        }
    }

    /**
     * Where a new stone of the owner stands at one of these moments at which the capture has been made. On any other point it is
     * enough to come to such a moment, as no new stone stands there then.
     */
    private long standing(boolean... among) {
        long points = 0;
        for (int i = 0; i < size; i++) {
            points |= among[i] && captured[i] ? newStones[i] : 0;
        }
        return points;
    }

    /** Those among some moments in which no new stone stands on a point; for no point, those with the capture made. */
    private boolean[] with(boolean[] among, long point) {
        boolean[] result = new boolean[size];
        for (int i = 0; i < size; i++) {
            result[i] = among[i] && (point == 0 ? captured[i] : (newStones[i] & point) == 0);
        }
        return result;
    }

    /** From where the player can see to it that the next moment is one of these, or an end that is a success. */
    private boolean[] leadingTo(boolean[] target, boolean leavesSucceed) {
        boolean[] leading = new boolean[size];
        for (int i = 0; i < size; i++) {
            leading[i] = wanter[i]
                    ? succeedsAtOnce(i, leavesSucceed) || anyIs(true, target, next[i])
                    : !failsAtOnce(i, leavesSucceed) && !anyIs(false, target, next[i]);
        }
        return leading;
    }

    private static boolean anyIs(boolean wanted, boolean[] target, int... moments) {
        for (int moment : moments) {
            if (target[moment] == wanted) {
                return true;
            }
        }
        return false;
    }

    private boolean succeedsAtOnce(int moment, boolean leavesSucceed) {
        return leadsToReached[moment] || leavesSucceed && leadsToLeaf[moment];
    }

    private boolean failsAtOnce(int moment, boolean leavesSucceed) {
        return leadsToFoiled[moment] || !leavesSucceed && leadsToLeaf[moment];
    }

    /** From where the player can see to it that one of these moments or a success comes about, or is there. */
    private boolean[] led(boolean[] target, boolean leavesSucceed) {
        boolean[] led = target.clone();
        int[] queue = new int[size];
        int[] escapes = new int[size];
        int last = 0;
        for (int i = 0; i < size; i++) {
            if (wanter[i]) {
                led[i] |= succeedsAtOnce(i, leavesSucceed);
            } else {
                // One more than there are where one of them is never closed.
                escapes[i] = next[i].length + (failsAtOnce(i, leavesSucceed) ? 1 : 0);
                led[i] |= escapes[i] == 0;
            }
            if (led[i]) {
                queue[last++] = i;
            }
        }
        for (int first = 0; first < last; first++) {
            int after = queue[first];
            for (int i = begin[after]; i < begin[after + 1]; i++) {
                int moment = before[i];
                if (!led[moment] && (wanter[moment] || --escapes[moment] == 0)) {
                    led[moment] = true;
                    queue[last++] = moment;
                }
            }
        }
        return led;
    }
}
