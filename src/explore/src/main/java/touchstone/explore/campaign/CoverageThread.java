package touchstone.explore.campaign;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import touchstone.explore.coverage.Coverage;
import touchstone.explore.coverage.CoverageCounter;
import touchstone.explore.coverage.GameSituation;
import touchstone.reference.Board;

/** Counts coverage in a thread of its own, as that takes longer than comparing. */
final class CoverageThread {

    /** Where it is measured how much more than chance leads to superko. */
    private static final Board MEASURED = Board.of(5, 5);

    /** How many traces may wait to be counted: whoever goes faster is slowed down. */
    private static final int WAITING = 32;

    private final Semaphore room = new Semaphore(WAITING);
    /** On the board where it is measured, by how games were steered. */
    private final Map<String, CoverageCounter> measured = new TreeMap<>();

    private final CoverageCounter others = new CoverageCounter();
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread counting = new Thread(task, "counts what is exercised");
        counting.setDaemon(true);
        return counting;
    });

    /** @param compared how many of its steps were compared */
    void traced(GeneratedTrace trace, int compared) {
        room.acquireUninterruptibly();
        thread.execute(() -> {
            trace.exercise(of(trace), compared);
            room.release();
        });
    }

    private CoverageCounter of(GeneratedTrace trace) {
        return trace.drawn().trace().board() == MEASURED
                ? measured.computeIfAbsent(trace.drawn().policy(), policy -> new CoverageCounter())
                : others;
    }

    /** Waits until all is counted; nothing more can be. */
    void end() {
        thread.shutdown();
        try {
            thread.awaitTermination(1, TimeUnit.HOURS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** All that was exercised. */
    Coverage total() {
        return measured.values().stream().map(CoverageCounter::snapshot).reduce(others.snapshot(), Coverage::plus);
    }

    /** How often superko mattered on 5x5 boards, by how games were steered. */
    Map<String, SuperkoRate> superko() {
        Map<String, SuperkoRate> rates = new TreeMap<>();
        measured.forEach((policy, exercise) -> rates.put(policy, rate(exercise.snapshot())));
        return rates;
    }

    private static SuperkoRate rate(Coverage exercised) {
        return new SuperkoRate(
                exercised.count(GameSituation.POSITIONS), exercised.count(GameSituation.POSITIONS_WITH_SUPERKO));
    }
}
