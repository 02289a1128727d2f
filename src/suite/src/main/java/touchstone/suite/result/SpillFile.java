package touchstone.suite.result;

import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/**
 * Results in a temporary file, read back one at a time, so that the dialogues of many certificates are not all in memory. There is
 * no file before there are results, and it is removed when this is closed.
 */
public final class SpillFile implements AutoCloseable {

    private Path file;
    private RandomAccessFile reader;
    private long end;

    /**
     * Writes results to the file.
     *
     * @return the same, each read from the file whenever it is asked for; throws {@link UncheckedIOException} if that fails
     * @throws IOException if there is no room for temporary files
     */
    public List<Result> put(List<Result> results, RunFacts run, RecordedClaim claim) throws IOException {
        if (file == null) {
            file = Files.createTempFile("touchstone-", ".results");
            reader = new RandomAccessFile(file.toFile(), "r");
        }
        long[] begins = new long[results.size() + 1];
        try (OutputStream writer =
                new BufferedOutputStream(Files.newOutputStream(file, StandardOpenOption.APPEND), 1 << 16)) {
            for (int i = 0; i < results.size(); i++) {
                begins[i] = end;
                byte[] json = RunFolder.JSON.writeValueAsBytes(results.get(i));
                writer.write(json);
                end += json.length;
            }
        }
        begins[results.size()] = end;
        return new Spilled(begins, run, claim);
    }

    private final class Spilled extends AbstractList<Result> implements RandomAccess {

        /** Where each begins, and where the last one ends. */
        private final long[] begins;

        private final RunFacts run;
        private final RecordedClaim claim;

        Spilled(long[] begins, RunFacts run, RecordedClaim claim) {
            this.begins = begins;
            this.run = run;
            this.claim = claim;
        }

        @Override
        public Result get(int index) {
            try {
                byte[] json = new byte[(int) (begins[index + 1] - begins[index])];
                reader.seek(begins[index]);
                reader.readFully(json);
                return RunFolder.JSON.readValue(json, Result.class).of(run, claim);
            } catch (EOFException e) {
                throw new UncheckedIOException(new IOException(file + " was cut short while it was in use", e));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public int size() {
            return begins.length - 1;
        }
    }

    @Override
    public void close() throws IOException {
        if (file != null) {
            reader.close();
            Files.deleteIfExists(file);
        }
    }
}
