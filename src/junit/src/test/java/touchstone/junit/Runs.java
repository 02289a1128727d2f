package touchstone.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.EventType;

/** Runs test classes and looks at what came of them. */
record Runs(Path results) {

    EngineExecutionResults of(Class<?> test, String... parameters) {
        return of(selectClass(test), parameters);
    }

    /** @param parameters keys and values */
    EngineExecutionResults of(DiscoverySelector selector, String... parameters) {
        EngineTestKit.Builder kit = EngineTestKit.engine(new TouchstoneEngine())
                .selectors(selector)
                .configurationParameter(TestConfiguration.RESULTS, results.toString());
        for (int i = 0; i < parameters.length; i += 2) {
            kit = kit.configurationParameter(parameters[i], parameters[i + 1]);
        }
        return kit.execute();
    }

    /** What the container of a class, or a test, failed with. */
    static Throwable thrown(Event event) {
        return event.getPayload(TestExecutionResult.class)
                .flatMap(TestExecutionResult::getThrowable)
                .orElseThrow();
    }

    /** What the class failed with, as a whole. */
    static Optional<Throwable> failureOfClass(EngineExecutionResults run) {
        return run.containerEvents()
                .failed()
                .filter(event -> event.getTestDescriptor() instanceof ClassTests)
                .map(Runs::thrown)
                .findFirst();
    }

    /** What a scenario's test failed with. */
    static Throwable failure(EngineExecutionResults run, String scenario) {
        return run.testEvents()
                .failed()
                .filter(event -> isOf(event.getTestDescriptor(), scenario))
                .map(Runs::thrown)
                .findFirst()
                .orElseThrow(() -> new AssertionError(scenario + " has not failed"));
    }

    /** Why a scenario was skipped, before it began or while it went. */
    static String reason(EngineExecutionResults run, String scenario) {
        return run.testEvents()
                .filter(event -> isOf(event.getTestDescriptor(), scenario))
                .flatMap(event -> event.getType() == EventType.SKIPPED
                        ? event.getPayload(String.class).stream()
                        : event.getPayload(TestExecutionResult.class).stream()
                                .filter(result -> result.getStatus() == TestExecutionResult.Status.ABORTED)
                                .flatMap(result -> result.getThrowable().stream())
                                .map(Throwable::getMessage))
                .findFirst()
                .orElseThrow(() -> new AssertionError(scenario + " was not skipped"));
    }

    private static boolean isOf(TestDescriptor descriptor, String scenario) {
        return descriptor.getDisplayName().startsWith(scenario + " ");
    }

    /** The ids of the scenarios or clauses of events. */
    static List<String> ids(org.junit.platform.testkit.engine.Events events) {
        return events.map(event -> event.getTestDescriptor().getDisplayName().split(" ")[0])
                .distinct()
                .toList();
    }
}
