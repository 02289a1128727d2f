package touchstone.laboratory.fuzz;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import touchstone.laboratory.steer.Exercise;
import touchstone.laboratory.steer.Exercised;

/** Counts what is exercised, in a thread of its own: it takes longer than comparing. */
final class Exercising implements AutoCloseable {

    private static final int WAITING = 4096;

    private final Exercise exercise = new Exercise();
    private final ThreadPoolExecutor thread = new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(WAITING),
            task -> {
                Thread counting = new Thread(task, "counts what is exercised");
                counting.setDaemon(true);
                return counting;
            },
            // Whoever goes too fast has to wait, by counting too; but never two at a time.
            (task, full) -> run(task));

    private void run(Runnable task) {
        task.run();
    }

    /** @param compared how many of its steps were compared */
    void walked(Written walk, int compared) {
        thread.execute(() -> {
            synchronized (exercise) {
                walk.exercise(exercise, compared);
            }
        });
    }

    /** All that was exercised until it is closed. */
    Exercised total() {
        synchronized (exercise) {
            return exercise.snapshot();
        }
    }

    /** Waits until all is counted. */
    @Override
    public void close() {
        thread.shutdown();
        try {
            thread.awaitTermination(1, TimeUnit.HOURS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
