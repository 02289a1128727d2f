package touchstone.process;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What a program prints, read by a thread of its own so that the program never blocks. How much of it is kept is bounded. */
abstract sealed class DrainedOutput permits ErrorTail, RawOutput {

    private final InputStream in;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition grown = lock.newCondition();
    private boolean ended;

    DrainedOutput(InputStream in) {
        this.in = in;
    }

    /** To be called once all that {@link #keep} needs is there. */
    final void start(String thread) {
        Thread reader = new Thread(this::drain, thread);
        reader.setDaemon(true);
        reader.start();
    }

    private void drain() {
        byte[] chunk = new byte[1 << 13];
        try {
            int count;
            boolean more = true;
            while (more && (count = in.read(chunk)) >= 0) {
                int read = count;
                more = locked(() -> {
                    grown.signalAll();
                    return keep(chunk, read);
                });
            }
        } catch (IOException e) {
            // The program was ended while it wrote; what came before is kept.
        }
        locked(() -> {
            ended = true;
            grown.signalAll();
            return ended;
        });
    }

    /**
     * Called with the lock held.
     *
     * @return whether to read on
     */
    abstract boolean keep(byte[] chunk, int count);

    /** What something says while nothing is being kept. */
    final <T> T locked(Supplier<T> state) {
        lock.lock();
        try {
            return state.get();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Waits until what is kept is enough, or nothing more comes.
     *
     * @param nanos the longest to wait, in nanoseconds
     */
    final String await(Supplier<String> kept, Predicate<String> enough, long nanos) {
        return locked(() -> {
            long left = nanos;
            String text = kept.get();
            try {
                while (!ended && left > 0 && !enough.test(text)) {
                    left = grown.awaitNanos(left);
                    text = kept.get();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return text;
        });
    }

    /** Whether nothing more will come. */
    public final boolean hasEnded() {
        return locked(() -> ended);
    }
}
