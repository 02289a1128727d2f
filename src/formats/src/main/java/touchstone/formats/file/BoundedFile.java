package touchstone.formats.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads files that others made, of which no more is taken into memory than such a file may have. */
public final class BoundedFile {

    private BoundedFile() {}

    /**
     * Reads the whole file.
     *
     * @param most how many bytes it may have
     * @throws IOException if it can't be read; a {@link TooLargeException} if it has more
     */
    public static byte[] read(Path file, int most) throws IOException {
        if (Files.size(file) > most) {
            throw new TooLargeException(most);
        }
        // What says that it is empty may have no end, as /dev/zero.
        try (InputStream bytes = Files.newInputStream(file)) {
            return read(bytes, most);
        }
    }

    /**
     * Reads the whole file, which is text in UTF-8.
     *
     * @param most how many bytes it may have
     * @throws IOException as above
     */
    public static String text(Path file, int most) throws IOException {
        return new String(read(file, most), StandardCharsets.UTF_8);
    }

    /**
     * Reads a stream to its end, such as one that unpacks a file.
     *
     * @param most how many bytes it may have
     * @throws IOException as above
     */
    public static byte[] read(InputStream bytes, int most) throws IOException {
        byte[] all = bytes.readNBytes(most);
        if (bytes.read() >= 0) {
            throw new TooLargeException(most);
        }
        return all;
    }
}
