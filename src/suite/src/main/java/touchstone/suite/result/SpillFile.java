package touchstone.suite.result;

import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;

/**
 * Results in a temporary file, read back one at a time, so that the dialogues of many runs are not all in memory. The
 * file is removed when this is closed.
 */
public final class SpillFile implements AutoCloseable {

    private final Path file;
    private final OutputStream writer;
    private final RandomAccessFile reader;
    private long end;
    private boolean written = true;

    private SpillFile(Path file) throws IOException {
        this.file = file;
        this.writer = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16);
        this.reader = new RandomAccessFile(file.toFile(), "r");
    }

    /** @throws IOException if there is no room for temporary files */
    public static SpillFile open() throws IOException {
        return new SpillFile(Files.createTempFile("touchstone-", ".results"));
    }

    /**
     * Writes a result to the file.
     *
     * @return reads it back; throws {@link UncheckedIOException} if that fails
     * @throws UncheckedIOException if that fails, as on a full disk
     */
    public Supplier<Result> put(Result result) {
        try {
            byte[] json = RunFolder.JSON.writeValueAsBytes(result);
            writer.write(json);
            written = false;
            long begin = end;
            int length = json.length;
            RunFacts run = result.run();
            RecordedClaim claim = result.claim();
            end += json.length;
            return () -> get(begin, length).of(run, claim);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Result get(long begin, int length) {
        try {
            if (!written) {
                writer.flush();
                written = true;
            }
            byte[] json = new byte[length];
            reader.seek(begin);
            reader.readFully(json);
            return RunFolder.JSON.readValue(json, Result.class);
        } catch (EOFException e) {
            throw new UncheckedIOException(new IOException(file + " was cut short while it was in use", e));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        try (writer;
                reader) {
            Files.deleteIfExists(file);
        }
    }
}
