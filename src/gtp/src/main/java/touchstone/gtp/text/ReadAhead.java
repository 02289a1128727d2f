package touchstone.gtp.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;

/**
 * Takes input in before it is asked for, up to a bound. A controller that sends thousands of commands and only then reads the
 * answers would else wait for us to read, as we wait for it to.
 */
public final class ReadAhead {

    /** In bytes: some hundred thousand commands. */
    private static final int BOUND = 1 << 22;

    private ReadAhead() {}

    /** The same input. It is read to its end even if nobody asks, by a thread that keeps no program alive. */
    public static InputStream of(InputStream in) {
        PipedInputStream ahead = new PipedInputStream(BOUND);
        PipedOutputStream taken = new PipedOutputStream();
        try {
            taken.connect(ahead);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        Thread reader = new Thread(() -> pass(in, taken), "input");
        reader.setDaemon(true);
        reader.start();
        return ahead;
    }

    private static void pass(InputStream in, PipedOutputStream taken) {
        byte[] chunk = new byte[1 << 14];
        // However it ends, for whoever reads it is the end of the input.
        try (taken) {
            for (int length = in.read(chunk); length >= 0; length = in.read(chunk)) {
                taken.write(chunk, 0, length);
                taken.flush();
            }
        } catch (IOException gone) {
            // The controller or the server is gone: there is nobody left to tell.
        }
    }
}
