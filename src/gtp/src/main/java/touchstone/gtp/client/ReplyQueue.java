package touchstone.gtp.client;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Passes replies from the reading thread to the one thread that waits for them. The asking thread is woken once for as
 * many replies as it wants, not once for each.
 */
final class ReplyQueue implements ReplyReceiver {

    /** Lines outside of replies that are kept: the first few tell what a program is that speaks no GTP. */
    private static final int NOISE_KEPT = 5;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final ArrayDeque<Reply> replies = new ArrayDeque<>();
    private final List<String> noise = new ArrayList<>();
    /** When the latest reply came, by the clock of {@link System#nanoTime}. */
    private long latest;

    private int wanted;
    private boolean ended;
    private boolean exited;
    private String end = "";

    @Override
    public void reply(Reply reply) {
        lock.lock();
        try {
            replies.add(reply);
            latest = System.nanoTime();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void settled() {
        lock.lock();
        try {
            if (replies.size() >= wanted) {
                changed.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void noise(String line) {
        lock.lock();
        try {
            if (noise.size() < NOISE_KEPT) {
                noise.add(line);
            }
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void end(String how) {
        lock.lock();
        try {
            ended = true;
            end = how;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /** The engine's process is gone, though a process it started may hold its output open. */
    void exited() {
        lock.lock();
        try {
            exited = true;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Waits for replies.
     *
     * @param count how many
     * @param limitNanos the longest time from one reply to the next
     * @param graceNanos the longest time to wait once the process is gone
     * @return what came: fewer than wanted only if the time ran out or the engine ended
     */
    List<Reply> take(int count, long limitNanos, long graceNanos) throws InterruptedException {
        lock.lock();
        try {
            wanted = count;
            int before = replies.size();
            long left = limitNanos;
            boolean gone = false;
            while (replies.size() < count && !ended && left > 0) {
                if (exited && !gone) {
                    gone = true;
                    left = Math.min(left, graceNanos);
                }
                left = changed.awaitNanos(left);
                if (left <= 0 && replies.size() > before) {
                    // Each command has the whole limit for itself.
                    before = replies.size();
                    left = gone ? 0 : limitNanos - (System.nanoTime() - latest);
                }
            }
            List<Reply> taken = new ArrayList<>(Math.min(count, replies.size()));
            while (taken.size() < count && !replies.isEmpty()) {
                taken.add(replies.remove());
            }
            return taken;
        } finally {
            lock.unlock();
        }
    }

    /** Waits until all output has been read, but not longer than this: it may never end. */
    void awaitEnd(long nanos) {
        lock.lock();
        try {
            long left = nanos;
            while (!ended && left > 0) {
                left = changed.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    /** Whether nothing will come any more. */
    boolean over() {
        lock.lock();
        try {
            return ended || exited;
        } finally {
            lock.unlock();
        }
    }

    /** What the reader found wrong; empty if nothing. */
    String fault() {
        lock.lock();
        try {
            return end;
        } finally {
            lock.unlock();
        }
    }

    /** The first lines outside of replies, untrusted. */
    String noise() {
        lock.lock();
        try {
            return String.join(" / ", noise);
        } finally {
            lock.unlock();
        }
    }
}
