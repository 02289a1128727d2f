package touchstone.suite.run;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.DoubleAdder;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** Whether to go on with a subject that fails. */
final class FailurePolicy {

    /** After so many scenarios in a row that the subject broke down in, the rest are not tried, unless it still works elsewhere. */
    static final int GIVE_UP_AFTER = 5;

    /** If these have taken so long, it is not asked whether it works elsewhere: all like them would take as long. In milliseconds. */
    static final double LONG = 30_000;

    private final AtomicInteger brokenInARow = new AtomicInteger();
    private final DoubleAdder millisInARow = new DoubleAdder();
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

    /** Takes note of a result of a run that is resumed. */
    void had(Result result) {
        if (result.verdict() != Verdict.ERROR) {
            scenarioWent();
        } else if (result.message().startsWith(Result.NOT_TRIED)) {
            brokenInARow.set(GIVE_UP_AFTER);
        } else {
            if (brokenInARow.get() == GIVE_UP_AFTER - 1) {
                // It was found to work elsewhere, or it will be asked again.
                brokenInARow.set(0);
            }
            scenarioBroke(result.millis());
        }
    }

    /** @param millis how long it took */
    void scenarioBroke(double millis) {
        brokenInARow.incrementAndGet();
        millisInARow.add(millis);
    }

    /** Whether the subject is given up over one more scenario that it breaks down in, should it work nowhere else. */
    boolean isRunningOut(double millis) {
        return brokenInARow.get() == GIVE_UP_AFTER - 1 && millisInARow.sum() + millis < LONG;
    }

    void scenarioWent() {
        if (brokenInARow.updateAndGet(count -> count >= GIVE_UP_AFTER ? count : 0) == 0) {
            millisInARow.reset();
        }
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
