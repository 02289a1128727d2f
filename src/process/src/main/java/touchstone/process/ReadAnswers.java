package touchstone.process;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;

/** What a program in this JVM answers, read while it writes. It waits until somebody reads. */
final class ReadAnswers extends OutputStream {

    private final CompletableFuture<OutputReader> reader = new CompletableFuture<>();
    private volatile boolean brokenOff;
    private volatile boolean closed;

    void readBy(OutputReader one) {
        reader.complete(one);
    }

    /** @param size of the pipe, in bytes */
    InputStream throughPipe(int size) {
        try {
            PipedInputStream output = new PipedInputStream(size);
            readBy(new Pipe(output, new PipedOutputStream(output)));
            return output;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        byte[] written = from == 0 ? bytes : Arrays.copyOfRange(bytes, from, from + count);
        if (closed || brokenOff || !reader.join().read(written, count)) {
            throw new IOException("nobody reads it any more");
        }
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            reader.join().end();
        }
    }

    /** To be called by the other end. */
    void breakOff() {
        brokenOff = true;
        reader.complete(Nobody.NOBODY);
        reader.join().breakOff();
    }

    /** For whoever reads a stream. */
    private record Pipe(PipedInputStream out, PipedOutputStream in) implements OutputReader {

        @Override
        public boolean read(byte[] bytes, int count) {
            try {
                in.write(bytes, 0, count);
                in.flush();
                return true;
            } catch (IOException e) {
                return false;
            }
        }

        @Override
        public void end() {
            close(in);
        }

        @Override
        public void breakOff() {
            close(out);
        }

        private static void close(Closeable end) {
            try {
                end.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The program was ended before anybody read. */
    private enum Nobody implements OutputReader {
        NOBODY;

        @Override
        public boolean read(byte[] bytes, int count) {
            return false;
        }

        @Override
        public void end() {
            // As before.
        }

        @Override
        public void breakOff() {
            // As before.
        }
    }
}
