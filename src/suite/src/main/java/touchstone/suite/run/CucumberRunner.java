package touchstone.suite.run;

import io.cucumber.core.backend.ObjectFactory;
import io.cucumber.core.eventbus.EventBus;
import io.cucumber.core.eventbus.IncrementingUuidGenerator;
import io.cucumber.core.eventbus.UuidGenerator;
import io.cucumber.core.options.RuntimeOptions;
import io.cucumber.core.runner.Runner;
import io.cucumber.core.runtime.TimeServiceEventBus;
import io.cucumber.plugin.event.Result;
import io.cucumber.plugin.event.Status;
import io.cucumber.plugin.event.TestCaseFinished;
import java.time.Clock;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import touchstone.suite.phrases.StepBackend;
import touchstone.suite.specification.Scenario;
import touchstone.suite.steps.ScenarioTrial;

/**
 * Cucumber on one thread. It knows the step definition of each sentence that it has met, and to find it takes longer than most
 * scenarios do: so it is kept, from run to run.
 */
final class CucumberRunner {

    /** Step definitions make their objects themselves. */
    private static final ObjectFactory NO_OBJECTS = new ObjectFactory() {
        @Override
        public boolean addClass(Class<?> glueClass) {
            return true;
        }

        @Override
        public <T> T getInstance(Class<T> type) {
            throw new IllegalStateException("nobody asks for a " + type);
        }

        @Override
        public void start() {
            // There is nothing to begin.
        }

        @Override
        public void stop() {
            // There is nothing to end.
        }
    };

    /** What Cucumber is told of whatever a step threw: it writes out the stack trace of that for listeners, of which there are none. */
    private static final class StepStopped extends RuntimeException {

        StepStopped() {
            super("a step was not carried out to its end", null, false, false);
        }
    }

    @SuppressWarnings("StaticAssignmentOfThrowable") // It has no stack trace and no cause.
    private static final StepStopped STOPPED = new StepStopped();

    /** A JVM can make only so many of these. */
    private static final UuidGenerator UUIDS = new IncrementingUuidGenerator();

    private static final Deque<CucumberRunner> IDLE = new ConcurrentLinkedDeque<>();

    private final Runner runner;
    private AbsentClasses classes = new AbsentClasses(null);
    private ScenarioTrial trial;
    private Throwable thrown;
    private Result outcome;

    private CucumberRunner() {
        EventBus events = new TimeServiceEventBus(Clock.systemUTC(), UUIDS::generateId);
        events.registerHandlerFor(TestCaseFinished.class, event -> outcome = event.getResult());
        runner = new Runner(
                events,
                List.of(new StepBackend(() -> trial, this::stopped)),
                NO_OBJECTS,
                RuntimeOptions.defaultOptions());
    }

    /** Where the JVM itself is in trouble, Cucumber has to know. */
    private Throwable stopped(Throwable failure) {
        thrown = failure;
        return failure instanceof VirtualMachineError ? failure : STOPPED;
    }

    /** One that nobody else has until it is given back. */
    static CucumberRunner take() {
        CucumberRunner idle = IDLE.poll();
        return idle == null ? new CucumberRunner() : idle;
    }

    void giveBack() {
        trial = null;
        thrown = null;
        outcome = null;
        IDLE.push(this);
    }

    /** Tries a scenario, and answers what ended it if it did not go through. */
    Optional<Throwable> run(Scenario scenario, ScenarioTrial next) {
        trial = next;
        thrown = null;
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        if (classes.getParent() != before) {
            classes = new AbsentClasses(before);
        }
        thread.setContextClassLoader(classes);
        try {
            runner.runPickle(new ScenarioPickle(scenario));
        } finally {
            thread.setContextClassLoader(before);
        }
        return outcome.getStatus() == Status.PASSED
                ? Optional.empty()
                : Optional.ofNullable(thrown)
                        .or(() -> Optional.ofNullable(outcome.getError()))
                        .or(() -> Optional.of(new IllegalStateException("a step is " + outcome.getStatus())));
    }
}
