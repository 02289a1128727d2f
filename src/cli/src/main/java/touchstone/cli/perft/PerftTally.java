package touchstone.cli.perft;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts in progress, for each depth. Used by one thread. */
final class PerftTally {

    private static final class Counts {
        private long plays;
        private long passes;
        private long ended;
        private long captures;
        private long selfCaptures;
        private final SortedMap<String, Long> refusals = new TreeMap<>();
    }

    private final List<Counts> counts = new ArrayList<>();

    /** @param depth the deepest there is */
    PerftTally(int depth) {
        for (int i = 0; i <= depth; i++) {
            counts.add(new Counts());
        }
    }

    void play(int depth, long times, boolean captures, boolean selfCaptures) {
        Counts here = counts.get(depth);
        here.plays += times;
        here.captures += captures ? times : 0;
        here.selfCaptures += selfCaptures ? times : 0;
    }

    void pass(int depth, long times) {
        counts.get(depth).passes += times;
    }

    void end(int depth, long times) {
        counts.get(depth).ended += times;
    }

    void refuse(int depth, long times, String clause) {
        counts.get(depth).refusals.merge(clause, times, Long::sum);
    }

    /** Adds what another has counted, so many times over. */
    void add(PerftTally other, long times) {
        for (int depth = 0; depth < counts.size(); depth++) {
            Counts mine = counts.get(depth);
            Counts more = other.counts.get(depth);
            mine.plays += more.plays * times;
            mine.passes += more.passes * times;
            mine.ended += more.ended * times;
            mine.captures += more.captures * times;
            mine.selfCaptures += more.selfCaptures * times;
            more.refusals.forEach((clause, count) -> mine.refusals.merge(clause, count * times, Long::sum));
        }
    }

    long sequences(int depth) {
        return counts.get(depth).plays + counts.get(depth).passes;
    }

    /** At all depths together. */
    long ended() {
        return counts.stream().mapToLong(here -> here.ended).sum();
    }

    PerftRow row(int depth, long positions) {
        Counts here = counts.get(depth);
        return new PerftRow(
                depth,
                sequences(depth),
                here.ended,
                positions,
                here.passes,
                here.captures,
                here.selfCaptures,
                here.refusals);
    }
}
