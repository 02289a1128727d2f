package touchstone.junit;

import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.engine.support.discovery.EngineDiscoveryRequestResolver;

/** Runs the classes annotated with {@link CertifyAgainst}. The JUnit Platform finds it through {@link java.util.ServiceLoader}. */
public final class TouchstoneEngine implements TestEngine {

    /** What the JUnit Platform knows it by, as in {@code @IncludeEngines("touchstone")}. */
    public static final String ID = "touchstone";

    /** Libraries in a JVM may share what they play with: one run after the other. */
    private static final ReentrantLock ONE_AT_A_TIME = new ReentrantLock(true);

    private static final EngineDiscoveryRequestResolver<EngineDescriptor> RESOLVER =
            EngineDiscoveryRequestResolver.<EngineDescriptor>builder()
                    .addClassContainerSelectorResolver(TestSelection::isTestClass)
                    .addSelectorResolver(context -> new TestSelection(
                            new TestConfiguration(context.getDiscoveryRequest().getConfigurationParameters()),
                            context.getClassNameFilter()))
                    .build();

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public Optional<String> getGroupId() {
        return Optional.of("touchstone");
    }

    @Override
    public Optional<String> getArtifactId() {
        return Optional.of("touchstone-junit");
    }

    @Override
    public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId id) {
        EngineDescriptor engine = new EngineDescriptor(id, "Touchstone");
        RESOLVER.resolve(request, engine);
        return engine;
    }

    @Override
    public void execute(ExecutionRequest request) {
        TestDescriptor engine = request.getRootTestDescriptor();
        EngineExecutionListener listener = request.getEngineExecutionListener();
        TestConfiguration configuration = new TestConfiguration(request.getConfigurationParameters());
        listener.executionStarted(engine);
        for (TestDescriptor test : engine.getChildren()) {
            ONE_AT_A_TIME.lock();
            try {
                new ClassRun((ClassTests) test, configuration, listener).run();
            } finally {
                ONE_AT_A_TIME.unlock();
            }
        }
        listener.executionFinished(engine, TestExecutionResult.successful());
    }
}
