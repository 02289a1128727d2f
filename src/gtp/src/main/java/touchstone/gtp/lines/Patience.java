package touchstone.gtp.lines;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How long one engine is waited for. The first silences get all the time there is; an engine that has often kept silent is given
 * far more than its answers have ever taken, and no more.
 */
public final class Patience {

    private static final int FULL_WAITS = 3;
    private static final long LEAST_MILLIS = 1_000;
    private static final long TIMES_THE_SLOWEST = 20;

    private final long full;
    private final AtomicInteger silences = new AtomicInteger();
    private final AtomicLong slowest = new AtomicLong();

    /** @param full the time limit of an answer */
    public Patience(Duration full) {
        this.full = full.toMillis();
    }

    /** The longest to wait for the next answer, in milliseconds. */
    long millis() {
        return silences.get() < FULL_WAITS
                ? full
                : Math.min(full, Math.max(LEAST_MILLIS, TIMES_THE_SLOWEST * slowest.get()));
    }

    /** Notes that an answer came. */
    void answered(Duration took) {
        slowest.accumulateAndGet(took.toMillis(), Math::max);
    }

    /** Notes that none came in all the time there was. */
    void silent() {
        silences.incrementAndGet();
    }

    /** How often the engine has kept silent. */
    public int silences() {
        return silences.get();
    }
}
