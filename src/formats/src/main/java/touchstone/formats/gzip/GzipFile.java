package touchstone.formats.gzip;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.BoundedFile;

/** Text in UTF-8, compressed by gzip where the name of the file ends with {@code .gz}. */
public final class GzipFile {

    /** In bytes when it is unpacked. Many times what the largest known file has, and what fits into memory. */
    static final int LARGEST = 64 << 20;

    private GzipFile() {}

    private static boolean isCompressed(Path file) {
        return file.toString().endsWith(".gz");
    }

    /**
     * Reads the whole file.
     *
     * @throws IOException if the file can't be read, or its end is missing, or it is not compressed and its name says that it is,
     *     or it has more than 64 MiB when it is unpacked
     */
    public static String read(Path file) throws IOException {
        try (InputStream text = open(file)) {
            return new String(BoundedFile.read(text, LARGEST), StandardCharsets.UTF_8);
        }
    }

    /**
     * The text of a file, to be closed by the caller, who has to stop reading if there is too much of it.
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
     * Writes or replaces a file, which is whole at any time.
     *
     * @throws IOException if it can't be written
     */
    public static void write(Path file, String text) throws IOException {
        byte[] plain = text.getBytes(StandardCharsets.UTF_8);
        AtomicFile.write(file, isCompressed(file) ? compressed(plain) : plain);
    }

    private static byte[] compressed(byte[] plain) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream packed = new GZIPOutputStream(bytes)) {
            packed.write(plain);
        }
        return bytes.toByteArray();
    }
}
