package touchstone.gtp.client;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;

/** An engine as a thread of this JVM, over pipes: for engines written in Java, and for trying out what engines may do. */
public final class EngineThread implements Engine {

    private static final int PIPE = 1 << 16;

    private final PipedOutputStream input = new PipedOutputStream();
    private final PipedInputStream output = new PipedInputStream(PIPE);
    private final PipedInputStream errors = new PipedInputStream(PIPE);
    private final CompletableFuture<Void> end = new CompletableFuture<>();

    /** What such an engine is: something that reads commands and answers them until it is told to quit. */
    @FunctionalInterface
    public interface Program {

        /** @throws IOException if its controller can be neither read nor answered any more */
        void run(InputStream commands, OutputStream answers, OutputStream errors) throws IOException;
    }

    private EngineThread() {}

    /** Starts a program. */
    public static EngineThread start(Program program) {
        EngineThread engine = new EngineThread();
        try {
            PipedInputStream commands = new PipedInputStream(engine.input, PIPE);
            PipedOutputStream answers = new PipedOutputStream(engine.output);
            PipedOutputStream complaints = new PipedOutputStream(engine.errors);
            Thread thread = new Thread(() -> engine.run(program, commands, answers, complaints), "an engine");
            thread.setDaemon(true);
            thread.start();
            return engine;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void run(Program program, InputStream commands, OutputStream answers, OutputStream complaints) {
        try (commands;
                answers;
                complaints) {
            program.run(commands, answers, complaints);
        } catch (IOException e) {
            // The other end has gone.
        } finally {
            // Whatever a program throws ends it, as it would end a process.
            end.complete(null);
        }
    }

    @Override
    public OutputStream input() {
        return input;
    }

    @Override
    public InputStream output() {
        return output;
    }

    @Override
    public InputStream errors() {
        return errors;
    }

    @Override
    public void onEnd(Runnable action) {
        end.thenRun(action);
    }

    @Override
    public OptionalInt exitCode(long millis) {
        return OptionalInt.empty();
    }

    @Override
    public void noteChildren() {
        // There are none.
    }

    @Override
    public void destroy() {
        try {
            input.close();
            output.close();
            errors.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
