package touchstone.gtp.client;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

/** Drains an engine's standard error, so that it never blocks, and keeps the last 8 KB. */
public final class ErrorTail implements Runnable {

    private static final int KEPT = 1 << 13;

    private final InputStream in;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition grown = lock.newCondition();
    private final byte[] ring = new byte[KEPT];
    private long total;
    private boolean ended;

    public ErrorTail(InputStream in) {
        this.in = in;
    }

    @Override
    public void run() {
        byte[] chunk = new byte[1 << 12];
        try {
            int count;
            while ((count = in.read(chunk)) >= 0) {
                keep(chunk, count);
            }
        } catch (IOException e) {
            // The engine was killed while it wrote; what came before is kept.
        }
        lock.lock();
        try {
            ended = true;
            grown.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void keep(byte[] chunk, int count) {
        lock.lock();
        try {
            for (int i = 0; i < count; i++) {
                ring[(int) (total++ % KEPT)] = chunk[i];
            }
            grown.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** How many bytes have come so far. */
    public long mark() {
        lock.lock();
        try {
            return total;
        } finally {
            lock.unlock();
        }
    }

    /** What is kept of all that came. */
    String text() {
        lock.lock();
        try {
            return since(0);
        } finally {
            lock.unlock();
        }
    }

    /** Waits until standard error has ended, but not long: a child of the engine may hold it open. */
    public String textAtEnd(long nanos) {
        lock.lock();
        try {
            awaitLocked(nanos, text -> false, 0);
            return since(0);
        } finally {
            lock.unlock();
        }
    }

    /**
     * What came since a mark, waiting until it is enough.
     *
     * @param nanos the longest to wait, in nanoseconds
     */
    public String await(long mark, Predicate<String> enough, long nanos) {
        lock.lock();
        try {
            awaitLocked(nanos, enough, mark);
            return since(mark);
        } finally {
            lock.unlock();
        }
    }

    private void awaitLocked(long nanos, Predicate<String> enough, long mark) {
        long left = nanos;
        try {
            while (!ended && left > 0 && !enough.test(since(mark))) {
                left = grown.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String since(long mark) {
        long from = Math.max(mark, total - KEPT);
        byte[] bytes = new byte[(int) (total - from)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = ring[(int) ((from + i) % KEPT)];
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** A time in nanoseconds that standard error gets to arrive after standard output has ended. */
    public static final long GRACE = TimeUnit.MILLISECONDS.toNanos(200);
}
