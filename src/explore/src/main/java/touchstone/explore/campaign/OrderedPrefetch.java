package touchstone.explore.campaign;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.LongFunction;

/**
 * Makes things ahead in other threads, and hands them out in the order of their numbers however long each takes. Used
 * by one thread.
 *
 * @param <T> what is made
 */
final class OrderedPrefetch<T> implements AutoCloseable {

    private final LongFunction<T> maker;
    private final long count;
    private final int ahead;
    private final ExecutorService threads;
    private final Deque<Future<T>> made = new ArrayDeque<>();
    /** Held for reading while one is made, and for writing while none is to be. */
    private final ReentrantReadWriteLock quiet = new ReentrantReadWriteLock(true);

    private long next;

    /**
     * @param maker makes what has a number; called by several threads at a time
     * @param count how many there are, numbered from 0
     * @param ahead how many may be made before the first of them is taken
     */
    OrderedPrefetch(LongFunction<T> maker, long count, int threads, int ahead) {
        this.maker = maker;
        this.count = count;
        this.ahead = ahead;
        this.threads = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "generates traces");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** The next one, as soon as it is made; nothing after the last. */
    Optional<T> next() {
        while (made.size() < ahead && next < count) {
            long number = next++;
            made.add(threads.submit(() -> make(number)));
        }
        return made.isEmpty() ? Optional.empty() : Optional.of(await(made.remove()));
    }

    /** Whether the next one need not be waited for. */
    boolean isReady() {
        return !made.isEmpty() && made.element().isDone();
    }

    private T make(long number) {
        quiet.readLock().lock();
        try {
            return maker.apply(number);
        } finally {
            quiet.readLock().unlock();
        }
    }

    private T await(Future<T> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /** Does something while none is made. */
    void quietly(Runnable action) {
        quiet.writeLock().lock();
        try {
            action.run();
        } finally {
            quiet.writeLock().unlock();
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
