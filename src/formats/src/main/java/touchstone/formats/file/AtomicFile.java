package touchstone.formats.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;

/**
 * Writes files that are whole at any time: whenever the program is killed, the disk is full or the power fails, there is the
 * old file or the new one. What is written goes to another file in the same folder, is flushed to the disk, and is renamed.
 */
public final class AtomicFile {

    /** What is below it is no file on a disk, and can't be replaced. */
    private static final Path DEVICES = Path.of("/dev");

    private AtomicFile() {}

    /**
     * Writes or replaces a file, in UTF-8.
     *
     * @param file in a folder that is there; where it is a link, what it leads to is replaced
     * @return the same file
     * @throws IOException if it can't be written; then the file is as it was before
     */
    public static Path write(Path file, String text) throws IOException {
        return write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes or replaces a file.
     *
     * @param file as above
     * @return as above
     * @throws IOException as above
     */
    public static Path write(Path file, byte[] content) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        if (file.toAbsolutePath().startsWith(DEVICES) || Files.exists(target) && !Files.isRegularFile(target)) {
            Files.write(file, content);
        } else {
            replace(target, content, Disk.REAL);
        }
        return file;
    }

    static void replace(Path target, byte[] content, Disk disk) throws IOException {
        // Not a temporary file of the system's, which nobody else could read, and with a name that is never too long.
        Path begun = target.resolveSibling("." + UUID.randomUUID() + ".part");
        try {
            disk.write(begun, content);
            disk.flush(begun);
            disk.rename(begun, target);
        } catch (IOException e) {
            try {
                disk.delete(begun);
            } catch (IOException again) {
                e.addSuppressed(again);
            }
            throw e;
        }
        disk.flushFolder(target.getParent());
    }
}
