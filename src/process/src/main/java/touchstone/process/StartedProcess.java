package touchstone.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import touchstone.spi.SubjectErrorException;

/** A program as a process of this machine. */
public final class StartedProcess implements RunningProgram {

    /** Every program that may still run. One hook ends them all when the JVM ends, however it ends. */
    private static final Set<StartedProcess> ALIVE = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> ALIVE.forEach(StartedProcess::kill), "end programs under test"));
    }

    private final Process process;
    /** A program whose parent has ended can no longer be found through it, so they are noted while it lives. */
    private final Set<ProcessHandle> children = ConcurrentHashMap.newKeySet();

    private StartedProcess(Process process) {
        this.process = process;
    }

    /** @throws SubjectErrorException if there is no such program or it cannot be started */
    public static StartedProcess start(ProgramCommand command) {
        return start(command, Confinement.NONE);
    }

    /** The same for a program that may not reach all that the user may. */
    @SuppressWarnings("FutureReturnValueIgnored") // Nobody waits for what follows the end.
    public static StartedProcess start(ProgramCommand command, Confinement confinement) {
        try {
            StartedProcess started = new StartedProcess(new ProcessBuilder(confinement.around(command)).start());
            ALIVE.add(started);
            Watchdog.get().begun(started.process.pid());
            started.process.onExit().thenRun(() -> Watchdog.get().ended(started.process.pid()));
            return started;
        } catch (IOException e) {
            throw new SubjectErrorException(
                    PrintedText.quoted(command.words().get(0)) + " cannot be started: "
                            + PrintedText.clean(e.getMessage()),
                    "");
        }
    }

    @Override
    public OutputStream input() {
        return process.getOutputStream();
    }

    @Override
    public InputStream output() {
        return process.getInputStream();
    }

    @Override
    public InputStream errors() {
        return process.getErrorStream();
    }

    @Override
    @SuppressWarnings("FutureReturnValueIgnored") // Nobody waits for what follows the end.
    public void onEnd(Runnable action) {
        process.onExit().thenRun(action);
    }

    @Override
    public OptionalInt exitCode(long millis) {
        try {
            return process.waitFor(millis, TimeUnit.MILLISECONDS)
                    ? OptionalInt.of(process.exitValue())
                    : OptionalInt.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return OptionalInt.empty();
        }
    }

    @Override
    public Optional<Duration> worked() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .flatMap(one -> one.info().totalCpuDuration().stream())
                .reduce(Duration::plus);
    }

    @Override
    public void noteChildren() {
        process.descendants().filter(children::add).forEach(child -> Watchdog.get()
                .begun(child.pid()));
    }

    @Override
    public void destroy() {
        kill();
        ALIVE.remove(this);
        children.forEach(child -> Watchdog.get().ended(child.pid()));
    }

    private void kill() {
        noteChildren();
        // The parent first: it could start more. By its handle: the process itself would throw away what it wrote last.
        process.toHandle().destroyForcibly();
        children.forEach(child -> {
            child.descendants().forEach(ProcessHandle::destroyForcibly);
            child.destroyForcibly();
        });
    }
}
