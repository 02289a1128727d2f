package touchstone.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;

/**
 * A program as a thread of this JVM: for programs written in Java, and for trying out what programs may do. What it answers is read in
 * its own thread if somebody reads it as it comes, since threads that wait for one another cost more than most answers.
 */
public final class ProgramThread implements RunningProgram {

    private static final int PIPE = 1 << 16;

    private final PipedOutputStream input = new PipedOutputStream();
    private final ReadAnswers answers = new ReadAnswers();
    private final PipedInputStream errors = new PipedInputStream(PIPE);
    private final CompletableFuture<Void> end = new CompletableFuture<>();

    /** What such a program is: something that answers what it reads until it is told to end. */
    @FunctionalInterface
    public interface Program {

        /** @throws IOException if its controller can be neither read nor answered any more */
        void run(InputStream commands, OutputStream answers, OutputStream errors) throws IOException;
    }

    private ProgramThread() {}

    /** Starts a program. */
    public static ProgramThread start(Program program) {
        ProgramThread started = new ProgramThread();
        try {
            PipedInputStream commands = new PipedInputStream(started.input, PIPE);
            PipedOutputStream complaints = new PipedOutputStream(started.errors);
            Thread thread = new Thread(() -> started.run(program, commands, complaints), "a program under test");
            thread.setDaemon(true);
            thread.start();
            return started;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void run(Program program, InputStream commands, OutputStream complaints) {
        try (commands;
                answers;
                complaints) {
            carryOut(program, commands, complaints);
        } catch (IOException e) {
            // The other end has gone.
        } finally {
            end.complete(null);
        }
    }

    /** Whatever a program throws ends it, and its user is told, as a process would. */
    private void carryOut(Program program, InputStream commands, OutputStream complaints) throws IOException {
        try {
            program.run(commands, answers, complaints);
        } catch (RuntimeException | Error thrown) {
            PrintStream told = new PrintStream(complaints, true, StandardCharsets.UTF_8);
            thrown.printStackTrace(told);
        }
    }

    @Override
    public OutputStream input() {
        return input;
    }

    @Override
    public InputStream output() {
        return answers.throughPipe(PIPE);
    }

    @Override
    public void readBy(OutputReader reader) {
        answers.readBy(reader);
    }

    @Override
    public InputStream errors() {
        return errors;
    }

    @Override
    @SuppressWarnings("FutureReturnValueIgnored") // Nobody waits for what follows the end.
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
        // First of all, so that nothing is read that it answers as its input ends.
        answers.breakOff();
        try {
            input.close();
            errors.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
