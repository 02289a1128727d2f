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
 * A program in this JVM. What it answers is read in the thread it runs in, if somebody reads it as it comes: threads that wait for one
 * another cost more than most answers.
 */
abstract sealed class JvmProgram implements RunningProgram permits ProgramThread, CalledProgram {

    static final int PIPE = 1 << 16;

    private final ReadAnswers answers = new ReadAnswers();
    private final PipedInputStream errors = new PipedInputStream(PIPE);
    private final OutputStream complaints = endOf(errors);
    private final CompletableFuture<Void> end = new CompletableFuture<>();

    /** What such a program does. */
    @FunctionalInterface
    interface Work {

        /** @return whether it goes on */
        boolean run(OutputStream answers, OutputStream errors) throws IOException;
    }

    private static OutputStream endOf(PipedInputStream pipe) {
        try {
            return new PipedOutputStream(pipe);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Whatever a program throws ends it, and its user is told, as a process would.
     *
     * @return whether it goes on
     */
    final boolean carryOut(Work work) {
        try {
            return work.run(answers, complaints);
        } catch (IOException e) {
            // The other end has gone.
            return false;
        } catch (RuntimeException | Error thrown) {
            thrown.printStackTrace(new PrintStream(complaints, true, StandardCharsets.UTF_8));
            return false;
        }
    }

    /** Whether somebody reads what it answers. */
    final boolean isRead() {
        return answers.hasReader();
    }

    /** To be called once nothing more comes of it. */
    final void ended() {
        try (complaints) {
            answers.close();
        } catch (IOException e) {
            // The other end has gone.
        } finally {
            end.complete(null);
        }
    }

    @Override
    public final InputStream output() {
        return answers.throughPipe(PIPE);
    }

    @Override
    public final void readBy(OutputReader reader) {
        answers.readBy(reader);
    }

    @Override
    public final InputStream errors() {
        return errors;
    }

    @Override
    @SuppressWarnings("FutureReturnValueIgnored") // Nobody waits for what follows the end.
    public final void onEnd(Runnable action) {
        end.thenRun(action);
    }

    @Override
    public final OptionalInt exitCode(long millis) {
        return OptionalInt.empty();
    }

    @Override
    public final void noteChildren() {
        // There are none.
    }

    @Override
    public void destroy() {
        // First of all, so that nothing is read that it answers as its input ends.
        answers.breakOff();
        try {
            input().close();
            errors.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
