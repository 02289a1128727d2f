package touchstone.cluster.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** What befalls one of Spark's processes as soon as a task has ended. For applications of this JVM that are begun until it is closed. */
public final class ProcessFault implements AutoCloseable {

    private static final String EXECUTOR = "CoarseGrainedExecutorBackend";
    private static Optional<ProcessFault> current = Optional.empty();

    /** How long Spark waits for an answer before it takes a process for dead, and how often it looks: two minutes and one otherwise. */
    private static final Map<String, String> IMPATIENT = Map.of(
            "spark.executor.heartbeatInterval", "2s",
            "spark.network.timeout", "15s",
            "spark.network.timeoutInterval", "2s");

    private final String process;
    private final Consumer<ProcessHandle> fault;

    /** What ends the fault, once another process has done the work of the one it befell, or that one has been given up. */
    private final Consumer<ProcessHandle> end;

    private final AtomicReference<ProcessHandle> befallen = new AtomicReference<>();
    private final AtomicBoolean over = new AtomicBoolean();

    private ProcessFault(String process, Consumer<ProcessHandle> fault, Consumer<ProcessHandle> end) {
        this.process = process;
        this.fault = fault;
        this.end = end;
        current = Optional.of(this);
        System.setProperty("spark.extraListeners", Ends.class.getName());
    }

    public static ProcessFault executorKilled() {
        return new ProcessFault(EXECUTOR, ProcessHandle::destroyForcibly, nothing -> {});
    }

    /** It stays, but does nothing any more and answers nobody. */
    public static ProcessFault executorHangs() {
        System.getProperties().putAll(IMPATIENT);
        return new ProcessFault(EXECUTOR, process -> signal("STOP", process), nothing -> {});
    }

    /** It stands still until another has done its work, and then does it too. */
    public static ProcessFault executorIsLate() {
        System.getProperties().putAll(IMPATIENT);
        return new ProcessFault(EXECUTOR, process -> signal("STOP", process), process -> signal("CONT", process));
    }

    private static void signal(String name, ProcessHandle process) {
        try {
            new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                    .inheritIO()
                    .start();
        } catch (IOException noSuchCommand) {
            throw new UncheckedIOException(noSuchCommand);
        }
    }

    /** A worker of a {@link StandaloneCluster}, which takes its executors with it. */
    public static ProcessFault workerKilled() {
        return new ProcessFault(StandaloneCluster.WORKER, ProcessHandle::destroyForcibly, nothing -> {});
    }

    public boolean happened() {
        return befallen.get() != null;
    }

    /** Whether the work of the process was done by another, or the process given up, while this lasted. */
    public boolean isOver() {
        return over.get();
    }

    private void happen() {
        running(process).findFirst().ifPresent(one -> {
            if (befallen.compareAndSet(null, one)) {
                fault.accept(one);
            }
        });
    }

    private void end() {
        ProcessHandle one = befallen.get();
        if (one != null && over.compareAndSet(false, true)) {
            end.accept(one);
        }
    }

    private static Stream<ProcessHandle> running(String command) {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().commandLine().orElse("").contains(command));
    }

    @Override
    public void close() {
        current = Optional.empty();
        System.clearProperty("spark.extraListeners");
        IMPATIENT.keySet().forEach(System::clearProperty);
        running(EXECUTOR).forEach(ProcessHandle::destroyForcibly);
    }

    /** Made by Spark. */
    public static final class Ends extends SparkListener {
        @Override
        public void onTaskEnd(SparkListenerTaskEnd end) {
            current.ifPresent(ProcessFault::happen);
            if (end.taskInfo().speculative() && end.taskInfo().successful()) {
                current.ifPresent(ProcessFault::end);
            }
        }

        @Override
        public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
            current.ifPresent(ProcessFault::end);
        }
    }
}
