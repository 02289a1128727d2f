package touchstone.suite.run;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import touchstone.suite.steps.Trial;

/**
 * Hands each step class the trial of its thread. Cucumber makes its object factories itself and can be told nothing, so
 * this is the one place where the run in progress is known to the whole JVM.
 */
final class CurrentRun {

    private static final AtomicReference<Supplier<Trial>> TRIALS = new AtomicReference<>();

    private CurrentRun() {}

    /** @throws IllegalStateException if another run is in progress in this JVM */
    static void begin(Supplier<Trial> trialOfThisThread) {
        if (!TRIALS.compareAndSet(null, trialOfThisThread)) {
            throw new IllegalStateException("a run is in progress already");
        }
    }

    static void end() {
        TRIALS.set(null);
    }

    static Trial trial() {
        return TRIALS.get().get();
    }
}
