package touchstone.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
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

    private final ReadOutput answers = new ReadOutput();
    private final ReadOutput errors = new ReadOutput();
    private final CompletableFuture<Void> end = new CompletableFuture<>();

    /** What such a program does. */
    @FunctionalInterface
    interface Work {

        /** @return whether it goes on */
        boolean run(OutputStream answers, OutputStream errors) throws IOException;
    }

    /**
     * Whatever a program throws ends it, and its user is told, as a process would.
     *
     * @return whether it goes on
     */
    final boolean carryOut(Work work) {
        // What it tells its user is kept until somebody reads it.
        errors.throughPipe(PIPE);
        try {
            return work.run(answers, errors);
        } catch (IOException e) {
            // The other end has gone.
            return false;
        } catch (RuntimeException | Error thrown) {
            thrown.printStackTrace(new PrintStream(errors, true, StandardCharsets.UTF_8));
            return false;
        }
    }

    /** Whether somebody reads what it answers as it comes. */
    final boolean hasReader() {
        return answers.hasReader();
    }

    /** To be called once nothing more comes of it. */
    final void ended() {
        answers.close();
        errors.close();
        end.complete(null);
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
        return errors.throughPipe(PIPE);
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
        errors.breakOff();
        try {
            input().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
