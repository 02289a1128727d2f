package touchstone.formats.gzip;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Text in UTF-8, compressed by gzip where the name of the file ends with {@code .gz}. */
public final class GzipFile {

    private GzipFile() {}

    private static boolean isCompressed(Path file) {
        return file.toString().endsWith(".gz");
    }

    /** @throws IOException if the file can't be read, or its end is missing, or it is not compressed and its name says that it is */
    public static String read(Path file) throws IOException {
        try (InputStream text = open(file)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /**
     * The text of a file, to be closed by the caller.
     *
     * @throws IOException if there is no such file, or it is not compressed and its name says that it is
     */
    public static InputStream open(Path file) throws IOException {
        InputStream bytes = Files.newInputStream(file);
        if (!isCompressed(file)) {
            return bytes;
        }
        try {
            return new GZIPInputStream(bytes);
        } catch (IOException e) {
            bytes.close();
            throw e;
        }
    }

    /**
     * Writes or replaces a file.
     *
     * @throws IOException if it can't be written
     */
    public static void write(Path file, String text) throws IOException {
        write(file, file, text);
    }

    /**
     * Writes or replaces a file that gets its name later.
     *
     * @param name by which it is compressed or not
     * @throws IOException if it can't be written
     */
    public static void write(Path file, Path name, String text) throws IOException {
        try (OutputStream bytes = Files.newOutputStream(file);
                OutputStream written = isCompressed(name) ? new GZIPOutputStream(bytes) : bytes) {
            written.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }
}
