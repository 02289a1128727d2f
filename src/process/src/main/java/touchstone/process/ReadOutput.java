package touchstone.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;

/** What a program in this JVM prints, read while it writes. It waits until somebody reads. */
final class ReadOutput extends OutputStream {

    private final CompletableFuture<OutputReader> reader = new CompletableFuture<>();
    /** Null as long as nobody asks for it. */
    private PipedInputStream stream;

    private volatile boolean brokenOff;
    private volatile boolean closed;

    void readBy(OutputReader one) {
        reader.complete(one);
    }

    /** Whether somebody reads, or will not any more. */
    boolean hasReader() {
        return reader.isDone();
    }

    /**
     * The same whenever it is asked for.
     *
     * @param size of the pipe, in bytes
     */
    synchronized InputStream throughPipe(int size) {
        if (stream == null) {
            try {
                stream = new PipedInputStream(size);
                Pipe pipe = new Pipe(new PipedOutputStream(stream));
                readBy(pipe);
                if (brokenOff) {
                    pipe.end();
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return stream;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        byte[] written = from == 0 ? bytes : Arrays.copyOfRange(bytes, from, from + count);
        if (closed || brokenOff || !isRead() || !reader.join().read(written, count)) {
            throw new IOException("nobody reads it any more");
        }
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            if (!brokenOff && isRead()) {
                reader.join().end();
            }
        }
    }

    /** Waits until somebody reads, or will not any more. */
    private boolean isRead() {
        try {
            return reader.join() != null;
        } catch (CancellationException nobody) {
            return false;
        }
    }

    /** To be called by the other end. */
    void breakOff() {
        brokenOff = true;
        if (!reader.cancel(false)) {
            reader.join().breakOff();
        }
    }

    /** For whoever reads a stream. */
    private record Pipe(PipedOutputStream in) implements OutputReader {

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
            try {
                in.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** What came before can still be read. */
        @Override
        public void breakOff() {
            end();
        }
    }
}
