package touchstone.cluster.spark;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** What befalls an executor as soon as a task has ended. For applications of this JVM that are begun until it is closed. */
public final class ExecutorFault implements AutoCloseable {

    private static final String EXECUTOR = "CoarseGrainedExecutorBackend";
    private static Optional<ExecutorFault> current = Optional.empty();

    private final Consumer<ProcessHandle> fault;
    private final AtomicBoolean happened = new AtomicBoolean();

    private ExecutorFault(Consumer<ProcessHandle> fault) {
        this.fault = fault;
        current = Optional.of(this);
        System.setProperty("spark.extraListeners", Ends.class.getName());
    }

    /** It is gone. */
    public static ExecutorFault killed() {
        return new ExecutorFault(ProcessHandle::destroyForcibly);
    }

    public boolean happened() {
        return happened.get();
    }

    private void happen() {
        executors().findFirst().ifPresent(one -> {
            if (happened.compareAndSet(false, true)) {
                fault.accept(one);
            }
        });
    }

    private static Stream<ProcessHandle> executors() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().commandLine().orElse("").contains(EXECUTOR));
    }

    @Override
    public void close() {
        current = Optional.empty();
        System.clearProperty("spark.extraListeners");
        executors().forEach(ProcessHandle::destroyForcibly);
    }

    /** Made by Spark. */
    public static final class Ends extends SparkListener {
        @Override
        public void onTaskEnd(SparkListenerTaskEnd end) {
            current.ifPresent(ExecutorFault::happen);
        }
    }
}
