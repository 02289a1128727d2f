package touchstone.suite.run;

import io.cucumber.core.backend.ObjectFactory;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import touchstone.suite.steps.ScenarioTrial;

/** Makes the step classes of one scenario, each from the trial. */
final class StepFactory implements ObjectFactory {

    private final Supplier<ScenarioTrial> trial;
    private final Map<Class<?>, Object> steps = new HashMap<>();

    /** @param trial the one that is in progress */
    StepFactory(Supplier<ScenarioTrial> trial) {
        this.trial = trial;
    }

    @Override
    public boolean addClass(Class<?> glueClass) {
        return true;
    }

    @Override
    public <T> T getInstance(Class<T> type) {
        return type.cast(steps.computeIfAbsent(type, this::create));
    }

    private Object create(Class<?> type) {
        try {
            // The notation's parameter types need no trial; every other class takes one.
            return type.getConstructors()[0].getParameterCount() == 0
                    ? type.getConstructor().newInstance()
                    : type.getConstructor(ScenarioTrial.class).newInstance(trial.get());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " has no public constructor that takes a Trial or nothing", e);
        }
    }

    @Override
    public void start() {
        // A scenario's steps are made when they are first asked for.
    }

    @Override
    public void stop() {
        steps.clear();
    }
}
