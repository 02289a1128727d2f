package touchstone.suite.run;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.result.Result;

/** Whether to go on with a subject that fails. */
final class FailurePolicy {

    /** After so many scenarios in a row that the subject broke down in, the rest are not tried. */
    static final int GIVE_UP_AFTER = 5;

    private final AtomicInteger brokenInARow = new AtomicInteger();
    private final CountDownLatch cancelled;

    FailurePolicy(CountDownLatch cancelled) {
        this.cancelled = cancelled;
    }

    /**
     * Whether the run is being cut short. An interrupt from the keyboard reaches the engines as well as us, and may reach
     * them first: so this waits a moment for the news, unless the subject is not being tried any more.
     */
    boolean cancelledAbout() {
        try {
            return cancelled.await(brokenInARow.get() >= GIVE_UP_AFTER ? 0 : 200, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    void scenarioBroke() {
        brokenInARow.incrementAndGet();
    }

    void scenarioWent() {
        brokenInARow.updateAndGet(count -> count >= GIVE_UP_AFTER ? count : 0);
    }

    /** Whether the next scenario will be tried. */
    boolean isGoingOn() {
        return cancelled.getCount() > 0 && brokenInARow.get() < GIVE_UP_AFTER;
    }

    /**
     * @throws CancelledException if the run is being cut short
     * @throws SubjectErrorException if the subject was given up
     */
    void requireGoingOn() {
        if (cancelled.getCount() == 0) {
            throw new CancelledException();
        }
        if (brokenInARow.get() >= GIVE_UP_AFTER) {
            throw new SubjectErrorException(
                    Result.NOT_TRIED + "the subject broke down in " + GIVE_UP_AFTER
                            + " scenarios in a row and was given up",
                    "");
        }
    }
}
