package touchstone.suite.run;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import touchstone.suite.steps.ScenarioTrial;

/**
 * Gives each step class the trial of its thread. Cucumber makes its object factories itself and can be told nothing, so
 * this is the one place where the run in progress is known to the whole JVM.
 */
final class CurrentRun {

    private static final AtomicReference<Supplier<ScenarioTrial>> TRIALS = new AtomicReference<>();

    private CurrentRun() {}

    /** @throws IllegalStateException if another run is in progress in this JVM */
    static void begin(Supplier<ScenarioTrial> trialOfThisThread) {
        if (!TRIALS.compareAndSet(null, trialOfThisThread)) {
            throw new IllegalStateException("a run is in progress already");
        }
    }

    static void end() {
        TRIALS.set(null);
    }

    static ScenarioTrial trial() {
        return TRIALS.get().get();
    }
}
