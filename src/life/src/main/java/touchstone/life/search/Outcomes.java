package touchstone.life.search;

import java.util.Arrays;

/**
 * From which moments of a graph the player who wants the capture succeeds, whatever the owner does: an exact answer for the
 * moments whose moves have been looked at, given what is assumed of leaves.
 */
final class Outcomes {

    private static final int[] NOTHING = {};
    /** In place of a point: the capture. */
    private static final long CAPTURE = 0;

    private final Graph graph;
    private final int size;
    /** What the moves of each moment lead to, if they have been looked at and the moment is open. */
    private final int[][] next;

    private final boolean[] wanter;
    /** The moments before each moment, one after the other, and where those of each begin. */
    private final int[] before;

    private final int[] begin;
    private final boolean[] surely;
    private final boolean[] perhaps;

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
        boolean[] all = new boolean[size];
        Arrays.fill(all, true);
        Led ends = new Led();
        for (int i = 0; i < size; i++) {
            ends.add(i, graph.value(i) == Graph.Value.REACHED);
        }
        ends.spread(all);
        Led endsAndLeaves = new Led(ends);
        for (int i = 0; i < size; i++) {
            endsAndLeaves.add(i, graph.value(i) == Graph.Value.OPEN && graph.leaf(i));
        }
        endsAndLeaves.spread(all);
        this.perhaps = succeeding(endsAndLeaves, all);
        this.surely = succeeding(ends, perhaps);
    }

    /** The moments that succeed even if no leaf does. */
    boolean[] surely() {
        return surely;
    }

    /** The moments that succeed if every leaf does. */
    boolean[] perhaps() {
        return perhaps;
    }

    /**
     * From where the player comes to an end, or plays on for ever so that the capture is made again and again, and each point is again and
     * again without a new stone.
     *
     * @param ends from where the player comes to an end
     * @param most moments among which these are
     */
    private boolean[] succeeding(Led ends, boolean[] most) {
        if (graph.aim().watched() == 0) {
            return ends.led;
        }
        boolean[] good = most.clone();
        // For the rest: what can be left out of it once, for the capture or for one of the points, is out for good.
        int[] rest = new int[size];
        int left = 0;
        long appearing = 0;
        for (int i = 0; i < size; i++) {
            if (good[i] && !ends.led[i]) {
                rest[left++] = i;
                appearing |= graph.newStones(i);
            }
        }
        long[] watched = each(appearing);
        boolean[] leading = new boolean[size];
        Led led = new Led(ends);
        boolean changed = true;
        int unchanged = 0;
        for (int which = 0; left > 0 && unchanged < watched.length; which = (which + 1) % watched.length) {
            for (int i = 0; i < left; i++) {
                int moment = rest[i];
                leading[moment] = changed ? next[moment].length > 0 && leads(moment, good) : leading[moment];
                led.restart(moment, ends);
            }
            for (int i = 0; i < left; i++) {
                led.add(rest[i], leading[rest[i]] && isFree(rest[i], watched[which]));
            }
            led.spread(good);
            int kept = 0;
            for (int i = 0; i < left; i++) {
                good[rest[i]] = led.led[rest[i]];
                rest[kept] = rest[i];
                kept += good[rest[i]] ? 1 : 0;
            }
            changed = kept < left;
            unchanged = changed ? 0 : unchanged + 1;
            left = kept;
        }
        return good;
    }

    /** The capture, and each of some points. */
    private static long[] each(long points) {
        long[] each = new long[1 + Long.bitCount(points)];
        each[0] = CAPTURE;
        long rest = points;
        for (int i = 1; i < each.length; i++) {
            each[i] = Long.lowestOneBit(rest);
            rest &= rest - 1;
        }
        return each;
    }

    /** Whether no new stone stands on a point, or the capture is made. */
    private boolean isFree(int moment, long point) {
        return point == CAPTURE ? graph.captured(moment) : (graph.newStones(moment) & point) == 0;
    }

    /** Whether the player can see to it that the next moment is one of these. */
    private boolean leads(int moment, boolean[] target) {
        for (int after : next[moment]) {
            if (target[after] == wanter[moment]) {
                return wanter[moment];
            }
        }
        return !wanter[moment];
    }

    /** From where the player can see to it that one of some moments comes about, or is there. */
    private final class Led {

        private final boolean[] led;
        /** How many of the owner's moves lead there. */
        private final int[] moves;

        private final int[] queue = new int[size];
        private int last;

        Led() {
            this.led = new boolean[size];
            this.moves = new int[size];
        }

        Led(Led other) {
            this.led = other.led.clone();
            this.moves = other.moves.clone();
        }

        /** Forgets a moment, but for what is known of it elsewhere. */
        void restart(int moment, Led known) {
            led[moment] = known.led[moment];
            moves[moment] = known.moves[moment];
        }

        void add(int moment, boolean isTarget) {
            if (isTarget && !led[moment]) {
                led[moment] = true;
                queue[last++] = moment;
            }
        }

        /** Goes back from what has been added. */
        void spread(boolean[] among) {
            for (int first = 0; first < last; first++) {
                int after = queue[first];
                for (int i = begin[after]; i < begin[after + 1]; i++) {
                    int moment = before[i];
                    if (among[moment] && !led[moment] && (wanter[moment] || ++moves[moment] == next[moment].length)) {
                        led[moment] = true;
                        queue[last++] = moment;
                    }
                }
            }
            last = 0;
        }
    }
}
