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
    /** When something came last, whatever it was, by the clock of {@link System#nanoTime}. */
    private long heard = System.nanoTime();
    /** When the latest reply came. */
    private long replied = heard;

    private int wanted;
    private boolean ended;
    private boolean exited;
    private long exitedAt;
    private String end = "";

    @Override
    public void reply(Reply reply) {
        lock.lock();
        try {
            replies.add(reply);
            replied = System.nanoTime();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void settled() {
        lock.lock();
        try {
            heard = System.nanoTime();
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
            if (!ended) {
                ended = true;
                end = how;
                changed.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    /** The engine's process is gone, though a process it started may hold its output open. */
    void exited() {
        lock.lock();
        try {
            exited = true;
            exitedAt = System.nanoTime();
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Waits for replies.
     *
     * @param count how many
     * @param quietNanos the longest time in which nothing comes at all
     * @param limitNanos the longest time from now to the first reply, and then from one reply to the next
     * @param graceNanos the longest time to wait once the process is gone
     * @return what came: fewer than wanted only if a time ran out or the engine ended
     */
    List<Reply> take(int count, long quietNanos, long limitNanos, long graceNanos) throws InterruptedException {
        lock.lock();
        try {
            wanted = count;
            long begun = System.nanoTime();
            long left = Long.MAX_VALUE;
            while (replies.size() < count && !ended && left > 0) {
                long now = System.nanoTime();
                left = Math.min(limitNanos - since(replied, begun, now), quietNanos - since(heard, begun, now));
                if (exited) {
                    left = Math.min(left, graceNanos - (now - exitedAt));
                }
                if (left > 0) {
                    changed.awaitNanos(left);
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

    private static long since(long time, long begun, long now) {
        return Math.min(now - time, now - begun);
    }

    /** Whether nothing will come any more, except from what a process has started that is gone for a while. */
    boolean isSpent(long graceNanos) {
        lock.lock();
        try {
            return ended || exited && System.nanoTime() - exitedAt >= graceNanos;
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
