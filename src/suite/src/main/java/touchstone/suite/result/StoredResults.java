package touchstone.suite.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;
import touchstone.formats.file.TooLargeException;

/** The results of a run that is too large to be held in memory: each is read from the file whenever it is asked for. */
final class StoredResults extends AbstractList<Result> implements RandomAccess {

    /** Makes a result of a line. */
    interface Reading {
        Result result(byte[] line) throws IOException;
    }

    private final Path file;
    private final Reading reading;
    /** Where each line begins, and where the last one ends. */
    private final long[] begins;

    private StoredResults(Path file, Reading reading, long[] begins) {
        this.file = file;
        this.reading = reading;
        this.begins = begins;
    }

    /**
     * Finds the lines of a file.
     *
     * @param length how much of the file is read, in bytes
     * @throws IOException if it can't be read
     */
    static StoredResults of(Path file, long length, Reading reading) throws IOException {
        long[] begins = new long[1 << 10];
        int count = 0;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            byte[] block = new byte[1 << 16];
            long at = 0;
            boolean begin = true;
            while (at < length) {
                int read = in.read(block, 0, (int) Math.min(block.length, length - at));
                if (read < 0) {
                    throw new IOException(file + " was cut short while it was read");
                }
                for (int i = 0; i < read; i++) {
                    if (begin) {
                        begins = count + 1 < begins.length ? begins : Arrays.copyOf(begins, 2 * begins.length);
                        begins[count++] = at + i;
                    }
                    begin = block[i] == '\n';
                }
                at += read;
            }
        }
        begins = Arrays.copyOf(begins, count + 1);
        begins[count] = length;
        return new StoredResults(file, reading, begins);
    }

    /** @throws UncheckedIOException if the line is no result, or can't be read */
    @Override
    public Result get(int index) {
        long length = begins[index + 1] - begins[index];
        try (RandomAccessFile lines = new RandomAccessFile(file.toFile(), "r")) {
            if (length > RunReader.LONGEST_LINE) {
                throw TooLargeException.line(RunReader.LONGEST_LINE);
            }
            byte[] line = new byte[(int) length];
            lines.seek(begins[index]);
            lines.readFully(line);
            return reading.result(line);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(
                    new IOException(file + ":" + (index + 1) + ": no result: " + e.getOriginalMessage(), e));
        } catch (TooLargeException e) {
            throw new UncheckedIOException(new IOException(file + ": line " + (index + 1) + ": " + e.getMessage(), e));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public int size() {
        return begins.length - 1;
    }
}
