package touchstone.life.search;

import java.util.Arrays;
import java.util.BitSet;

/**
 * From which moments of a graph the player who wants the capture succeeds, whatever the owner does: an exact answer for the
 * moments whose moves have been looked at, given what is assumed of leaves.
 */
final class Outcomes {

    private final Graph graph;
    private final int size;
    /** What the moves of each moment lead to, if they have been looked at and the moment is open. */
    private final int[][] next;

    private final boolean[] wanter;
    /** The moments before each moment, one after the other, and where those of each begin. */
    private final int[] before;

    private final int[] begin;

    Outcomes(Graph graph) {
        this.graph = graph;
        this.size = graph.size();
        this.next = new int[size][];
        this.wanter = new boolean[size];
        for (int i = 0; i < size; i++) {
            next[i] = graph.leaf(i) || graph.value(i) != Graph.Value.OPEN ? NOTHING : graph.next(i);
            wanter[i] = graph.wantersTurn(i);
        }
        this.begin = new int[size + 1];
        for (int i = 0; i < size; i++) {
            for (int after : next[i]) {
                begin[after + 1]++;
            }
        }
        for (int i = 0; i < size; i++) {
            begin[i + 1] += begin[i];
        }
        this.before = new int[begin[size]];
        int[] place = Arrays.copyOf(begin, size);
        for (int i = 0; i < size; i++) {
            for (int after : next[i]) {
                before[place[after]++] = i;
            }
        }
    }

    private static final int[] NOTHING = {};

    /** @param leavesSucceed what is assumed of leaves */
    BitSet succeeding(boolean leavesSucceed) {
        BitSet ends = new BitSet(size);
        for (int i = 0; i < size; i++) {
            Graph.Value value = graph.value(i);
            ends.set(i, value == Graph.Value.REACHED || value == Graph.Value.OPEN && graph.leaf(i) && leavesSucceed);
        }
        long watched = appearing();
        BitSet good = new BitSet(size);
        good.set(0, size);
        if (graph.aim().watched() == 0) {
            return led(ends);
        }
        while (true) {
            BitSet leading = leadingTo(good);
            BitSet better = led(with(ends, leading, 0));
            for (long rest = watched; rest != 0; rest &= rest - 1) {
                better.and(led(with(ends, leading, Long.lowestOneBit(rest))));
            }
            better.and(good);
            if (better.equals(good)) {
                return good;
            }
            good = better;
        }
    }

    /** Where a new stone of the owner stands at some moment. */
    private long appearing() {
        long points = 0;
        for (int i = 0; i < size; i++) {
            points |= graph.newStones(i);
        }
        return points;
    }

    /** The ends, and those moments among some in which no new stone stands on a point; for no point, those with the capture made. */
    private BitSet with(BitSet ends, BitSet among, long point) {
        BitSet result = (BitSet) ends.clone();
        for (int i = among.nextSetBit(0); i >= 0; i = among.nextSetBit(i + 1)) {
            if (point == 0 ? graph.captured(i) : (graph.newStones(i) & point) == 0) {
                result.set(i);
            }
        }
        return result;
    }

    /** From where the player can see to it that the next moment is one of these. */
    private BitSet leadingTo(BitSet target) {
        BitSet leading = new BitSet(size);
        for (int i = 0; i < size; i++) {
            if (next[i].length > 0 && leads(i, target)) {
                leading.set(i);
            }
        }
        return leading;
    }

    private boolean leads(int moment, BitSet target) {
        for (int after : next[moment]) {
            if (target.get(after) == wanter[moment]) {
                return wanter[moment];
            }
        }
        return !wanter[moment];
    }

    /** From where the player can see to it that one of these moments comes about, or is there. */
    private BitSet led(BitSet target) {
        BitSet led = (BitSet) target.clone();
        int[] queue = new int[size];
        int[] escapes = new int[size];
        int last = 0;
        for (int i = target.nextSetBit(0); i >= 0; i = target.nextSetBit(i + 1)) {
            queue[last++] = i;
        }
        for (int first = 0; first < last; first++) {
            int after = queue[first];
            for (int i = begin[after]; i < begin[after + 1]; i++) {
                int moment = before[i];
                if (!led.get(moment) && (wanter[moment] || ++escapes[moment] == next[moment].length)) {
                    led.set(moment);
                    queue[last++] = moment;
                }
            }
        }
        return led;
    }
}
