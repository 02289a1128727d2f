package touchstone.suite.steps;

import io.cucumber.java.BeforeStep;

/** Keeps count of the steps, so that a result can name the one that decided. */
public final class StepCount {

    private final ScenarioTrial trial;

    public StepCount(ScenarioTrial trial) {
        this.trial = trial;
    }

    @BeforeStep
    public void count() {
        trial.stepBegins();
    }
}
