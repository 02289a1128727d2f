package touchstone.process;

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
        new OutputPump(in, new Keeping()).start(thread);
    }

    private final class Keeping implements OutputReader {

        @Override
        public boolean read(byte[] bytes, int count) {
            return locked(() -> {
                grown.signalAll();
                boolean more = keep(bytes, count);
                ended = !more;
                return more;
            });
        }

        @Override
        public void end() {
            locked(() -> {
                ended = true;
                grown.signalAll();
                return ended;
            });
        }

        /** What came before is kept. */
        @Override
        public void breakOff() {
            end();
        }
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
