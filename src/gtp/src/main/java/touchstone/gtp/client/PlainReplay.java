package touchstone.gtp.client;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import touchstone.process.RunningProgram;
import touchstone.spi.SubjectErrorException;
import touchstone.trace.TranscriptReplay;

/**
 * Sends an engine commands as fast as it reads them, while another thread counts its replies: the upper limit of any
 * speed.
 */
public final class PlainReplay implements TranscriptReplay {

    private static final int AT_A_TIME = 256;

    private final RunningProgram engine;
    private final GtpOptions options;
    private final ExecutorService writing =
            Executors.newSingleThreadExecutor(task -> daemon(task, "commands to an engine"));
    private final Semaphore answers = new Semaphore(0);
    private volatile boolean ended;

    private PlainReplay(RunningProgram engine, GtpOptions options) {
        this.engine = engine;
        this.options = options;
    }

    /**
     * @param commands what is sent before anything else
     * @throws SubjectErrorException if it does not answer them
     */
    public static PlainReplay start(RunningProgram engine, List<String> commands, GtpOptions options) {
        PlainReplay replay = new PlainReplay(engine, options);
        daemon(replay::count, "counts answers of an engine").start();
        daemon(() -> drain(engine.errors()), "errors of an engine").start();
        replay.send(commands, options.startLimit());
        return replay;
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public Duration again(List<String> asked) {
        return send(asked, options.commandLimit());
    }

    private Duration send(List<String> commands, Duration limit) {
        if (commands.isEmpty()) {
            return Duration.ZERO;
        }
        byte[] text = String.join("\n", commands).concat("\n").getBytes(StandardCharsets.UTF_8);
        long start = System.nanoTime();
        writing.execute(() -> write(text));
        for (int left = commands.size(); left > 0; ) {
            int some = Math.min(left, AT_A_TIME);
            await(some, limit);
            left -= some;
        }
        return Duration.ofNanos(System.nanoTime() - start);
    }

    private void await(int count, Duration limit) {
        try {
            int come = answers.availablePermits();
            while (!answers.tryAcquire(count, limit.toNanos(), TimeUnit.NANOSECONDS)) {
                int before = come;
                come = answers.availablePermits();
                if (come <= before) {
                    throw silent();
                }
            }
            if (ended) {
                throw silent();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SubjectErrorException("the engine was given up because the run was interrupted", "");
        }
    }

    private static SubjectErrorException silent() {
        return new SubjectErrorException("the engine did not answer what it had answered before", "");
    }

    private void write(byte[] text) {
        try {
            engine.input().write(text);
            engine.input().flush();
        } catch (IOException e) {
            end();
        }
    }

    /** Nobody is to wait for answers any more. */
    private void end() {
        ended = true;
        answers.release(1 << 24);
    }

    /** A line that begins with {@code =} or {@code ?} opens an answer, and an empty one closes it. */
    private void count() {
        byte[] chunk = new byte[1 << 16];
        boolean open = false;
        boolean lineStart = true;
        try (InputStream in = engine.output()) {
            for (int length = in.read(chunk); length >= 0; length = in.read(chunk)) {
                int closed = 0;
                for (int i = 0; i < length; i++) {
                    byte one = chunk[i];
                    if (one == '\n') {
                        if (lineStart && open) {
                            open = false;
                            closed++;
                        }
                        lineStart = true;
                    } else if (one != '\r') {
                        open |= lineStart && (one == '=' || one == '?');
                        lineStart = false;
                    }
                }
                answers.release(closed);
            }
        } catch (IOException e) {
            // It is over, as at the end.
        }
        end();
    }

    private static void drain(InputStream in) {
        byte[] chunk = new byte[1 << 12];
        try (in) {
            int length;
            do {
                length = in.read(chunk);
            } while (length >= 0);
        } catch (IOException e) {
            // Nobody reads what it wrote anyway.
        }
    }

    @Override
    public void close() {
        engine.destroy();
        writing.shutdownNow();
    }
}
