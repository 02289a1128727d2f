package touchstone.gtp;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.util.OptionalInt;
import touchstone.reference.BaseRules;

/** Our own server as an engine in this JVM, over pipes. */
final class ServedEngine implements Engine {

    private static final int PIPE = 1 << 16;

    private final PipedOutputStream input = new PipedOutputStream();
    private final PipedInputStream output = new PipedInputStream(PIPE);

    private final InputStream errors;

    ServedEngine(BaseRules rules) {
        this(new GtpServer(rules, "Served rules", "1"), new ByteArrayInputStream(new byte[0]));
    }

    ServedEngine(GtpServer server, InputStream errors) {
        this.errors = errors;
        try {
            PipedInputStream commands = new PipedInputStream(input, PIPE);
            PipedOutputStream answers = new PipedOutputStream(output);
            Thread thread = new Thread(() -> serve(server, commands, answers), "served rules");
            thread.setDaemon(true);
            thread.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void serve(GtpServer server, InputStream commands, OutputStream answers) {
        try (commands;
                answers) {
            server.serve(commands, answers);
        } catch (IOException e) {
            // The other end has gone.
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
        // A thread of this JVM ends with its pipes.
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
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
