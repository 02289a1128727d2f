package touchstone.cli.input;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import touchstone.process.RunningProgram;

/** A program that answers the first thing it is asked with bytes that are given, whatever it is, and ends. */
final class SpeakingProgram implements RunningProgram {

    private final CountDownLatch asked = new CountDownLatch(1);
    private final InputStream output;

    SpeakingProgram(byte[] bytes) {
        this.output = new FilterInputStream(new ByteArrayInputStream(bytes)) {
            @Override
            public int read() throws IOException {
                awaitQuestion();
                return super.read();
            }

            @Override
            public int read(byte[] into, int from, int most) throws IOException {
                awaitQuestion();
                return super.read(into, from, most);
            }
        };
    }

    private void awaitQuestion() throws IOException {
        try {
            asked.await();
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
    }

    @Override
    public OutputStream input() {
        return new OutputStream() {
            @Override
            public void write(int b) {
                asked.countDown();
            }
        };
    }

    @Override
    public InputStream output() {
        return output;
    }

    @Override
    public InputStream errors() {
        return InputStream.nullInputStream();
    }

    @Override
    public void onEnd(Runnable action) {
        // It is the end of its output that tells.
    }

    @Override
    public OptionalInt exitCode(long millis) {
        return OptionalInt.of(0);
    }

    @Override
    public void noteChildren() {
        // It has none.
    }

    @Override
    public void destroy() {
        asked.countDown();
    }
}
