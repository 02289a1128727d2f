package touchstone.cli.perft.positions;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.DoubleConsumer;

/** Work in many parts, divided among threads. */
public final class ParallelWork {

    private ParallelWork() {}

    /**
     * Does all of them.
     *
     * @param threads how many work at once, at least 1
     * @throws OutOfMemoryError if one of them needs more memory than there is
     */
    public static void share(List<Runnable> parts, int threads, DoubleConsumer watcher) throws InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "counts");
            thread.setDaemon(true);
            return thread;
        });
        try {
            ExecutorCompletionService<Boolean> done = new ExecutorCompletionService<>(workers);
            parts.forEach(part -> done.submit(part, true));
            for (int i = 1; i <= parts.size(); i++) {
                done.take().get();
                watcher.accept((double) i / parts.size());
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            workers.shutdownNow();
        }
    }
}
