package touchstone.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;

/** A program as a thread of this JVM: for programs written in Java, and for trying out what programs may do. */
public final class ProgramThread extends JvmProgram {

    private final PipedOutputStream input = new PipedOutputStream();

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
            Thread thread = new Thread(() -> started.run(program, commands), "a program under test");
            thread.setDaemon(true);
            thread.start();
            return started;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void run(Program program, PipedInputStream input) {
        try (input) {
            carryOut((answers, errors) -> {
                program.run(input, answers, errors);
                return false;
            });
        } catch (IOException e) {
            // The other end has gone.
        } finally {
            ended();
        }
    }

    @Override
    public OutputStream input() {
        return input;
    }
}
