package touchstone.suite.result;

import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Results laid aside in a file of their own, each to be had back by its number: the dialogues of a large run are not all in
 * memory at once. The file is gone when the shelf is closed.
 */
public final class Shelf implements AutoCloseable {

    private record Place(long begin, int length) {}

    private final Path file;
    private final OutputStream writer;
    private final RandomAccessFile reader;
    private final List<Place> places = new ArrayList<>();
    private long end;
    private boolean written = true;

    private Shelf(Path file) throws IOException {
        this.file = file;
        this.writer = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16);
        this.reader = new RandomAccessFile(file.toFile(), "r");
    }

    /** @throws IOException if there is no room for temporary files */
    public static Shelf open() throws IOException {
        return new Shelf(Files.createTempFile("touchstone-", ".results"));
    }

    /**
     * Lays a result aside.
     *
     * @return its number, from 0
     * @throws UncheckedIOException if that fails, as on a full disk
     */
    public int put(Result result) {
        try {
            byte[] json = RunFolder.JSON.writeValueAsBytes(result);
            writer.write(json);
            written = false;
            places.add(new Place(end, json.length));
            end += json.length;
            return places.size() - 1;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * @param number as {@link #put} gave it
     * @throws UncheckedIOException if it cannot be read back
     */
    public Result get(int number) {
        try {
            if (!written) {
                writer.flush();
                written = true;
            }
            Place place = places.get(number);
            byte[] json = new byte[place.length()];
            reader.seek(place.begin());
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
