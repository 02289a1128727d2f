package touchstone.laboratory.fuzz;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import touchstone.laboratory.steer.Exercise;
import touchstone.laboratory.steer.Exercised;
import touchstone.laboratory.steer.Situation;
import touchstone.laboratory.steer.Steerings;
import touchstone.reference.Board;

/** Counts what is exercised, in a thread of its own: that takes longer than comparing. */
final class Exercising {

    /** Where it is measured how much more than chance leads to superko. */
    private static final Board MEASURED = Board.of(5, 5);

    private static final String UNIFORM =
            Steerings.named("uniform").orElseThrow().id();

    /** How many walks may wait to be counted: whoever goes faster is slowed down. */
    private static final int WAITING = 128;

    private final Semaphore room = new Semaphore(WAITING);
    private final Exercise uniformly = new Exercise();
    private final Exercise steered = new Exercise();
    private final Exercise others = new Exercise();
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread counting = new Thread(task, "counts what is exercised");
        counting.setDaemon(true);
        return counting;
    });

    /** @param compared how many of its steps were compared */
    void walked(Written walk, int compared) {
        room.acquireUninterruptibly();
        thread.execute(() -> {
            walk.exercise(of(walk), compared);
            room.release();
        });
    }

    private Exercise of(Written walk) {
        if (walk.drawn().walk().board() != MEASURED) {
            return others;
        }
        return walk.drawn().steering().equals(UNIFORM) ? uniformly : steered;
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
    Exercised total() {
        return others.snapshot().plus(uniformly.snapshot()).plus(steered.snapshot());
    }

    /** How often superko mattered on 5x5 boards. */
    Map<String, Superko> superko() {
        Map<String, Superko> rates = new TreeMap<>();
        rates.put("steered", rate(steered.snapshot()));
        rates.put("uniformly", rate(uniformly.snapshot()));
        return rates;
    }

    private static Superko rate(Exercised exercised) {
        return new Superko(exercised.count(Situation.POSITIONS), exercised.count(Situation.POSITIONS_WITH_SUPERKO));
    }
}
