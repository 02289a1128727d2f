package touchstone.gtp.lines;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

/** Drains an engine's output, so that it never blocks, and keeps what has not been taken yet. */
final class RawOutput implements Runnable {

    /** In bytes: no scenario has answers that come near it, and an engine gone wild is stopped by it. */
    static final int MOST = 1 << 23;

    private final InputStream in;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition grown = lock.newCondition();
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private boolean ended;
    private boolean flooded;

    RawOutput(InputStream in) {
        this.in = in;
    }

    @Override
    public void run() {
        byte[] chunk = new byte[1 << 13];
        try {
            int count;
            while ((count = in.read(chunk)) >= 0 && keep(chunk, count)) {
                // On to the next.
            }
        } catch (IOException e) {
            // The engine was ended while it wrote; what came before is kept.
        }
        lock.lock();
        try {
            ended = true;
            grown.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private boolean keep(byte[] chunk, int count) {
        lock.lock();
        try {
            kept.write(chunk, 0, count);
            flooded = kept.size() > MOST;
            grown.signalAll();
            return !flooded;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Waits until what came is enough, or nothing more comes.
     *
     * @param millis the longest to wait
     * @return all that came since it was last taken, which stays until it is taken; what is no UTF-8 shows as a replacement character
     */
    String await(Predicate<String> enough, long millis) {
        lock.lock();
        try {
            long left = TimeUnit.MILLISECONDS.toNanos(millis);
            int seen = -1;
            while (true) {
                String text = kept.toString(StandardCharsets.UTF_8);
                if (ended || left <= 0 || seen != kept.size() && enough.test(text)) {
                    return text;
                }
                seen = kept.size();
                left = grown.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return kept.toString(StandardCharsets.UTF_8);
        } finally {
            lock.unlock();
        }
    }

    /** Forgets what came so far. */
    void take() {
        lock.lock();
        try {
            kept.reset();
        } finally {
            lock.unlock();
        }
    }

    /** Whether nothing more will come. */
    boolean hasEnded() {
        lock.lock();
        try {
            return ended;
        } finally {
            lock.unlock();
        }
    }

    /** Whether it was given up because more came than {@link #MOST}. */
    boolean isFlooded() {
        lock.lock();
        try {
            return flooded;
        } finally {
            lock.unlock();
        }
    }
}
