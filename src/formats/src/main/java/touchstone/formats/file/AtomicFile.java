package touchstone.formats.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
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
        return write(file, content, Disk.REAL);
    }

    private static Path write(Path file, byte[] content, Disk disk) throws IOException {
        Path target = target(file);
        if (isReplaceable(file, target)) {
            replace(target, content, disk);
        } else {
            Files.write(file, content);
        }
        return file;
    }

    /**
     * Writes or replaces a page, or what else can be made again from files that are whole. It is whole whenever the program is
     * killed, and may be lost when the power fails: nothing is flushed, as pages are many.
     *
     * @param file as above
     * @return as above
     * @throws IOException as above
     */
    public static Path writePage(Path file, String text) throws IOException {
        return write(file, text.getBytes(StandardCharsets.UTF_8), Disk.UNFLUSHED);
    }

    /**
     * Writes a file of which there may be none of its name.
     *
     * @param file in a folder that is there
     * @param attributes that the file has before anything is written to it
     * @throws FileAlreadyExistsException if there is one
     * @throws IOException if it can't be written; then there is none
     */
    public static void create(Path file, String text, FileAttribute<?>... attributes) throws IOException {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        replace(file.toAbsolutePath(), text.getBytes(StandardCharsets.UTF_8), Disk.with(attributes));
    }

    /**
     * Copies a file, in the place of another if there is one, which is whole at any time.
     *
     * @param to as above
     * @throws IOException as above
     */
    public static void copy(Path from, Path to) throws IOException {
        try (AtomicStream copied = begin(to)) {
            Files.copy(from, copied);
            copied.commit();
        }
    }

    /**
     * Begins a file that is too long to be held in memory. Until {@link AtomicStream#commit} it is as it was.
     *
     * @param file as above
     * @throws IOException as above
     */
    public static AtomicStream begin(Path file) throws IOException {
        return begin(file, Disk.REAL);
    }

    /**
     * Begins a page, or what else is written as by {@link #writePage}, that is too long to be held in memory.
     *
     * @param file as above
     * @throws IOException as above
     */
    public static AtomicStream beginPage(Path file) throws IOException {
        return begin(file, Disk.UNFLUSHED);
    }

    private static AtomicStream begin(Path file, Disk disk) throws IOException {
        Path target = target(file);
        return new AtomicStream(isReplaceable(file, target) ? begun(target) : target, target, disk);
    }

    private static Path target(Path file) throws IOException {
        return Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    }

    private static boolean isReplaceable(Path file, Path target) {
        return !file.toAbsolutePath().startsWith(DEVICES) && (!Files.exists(target) || Files.isRegularFile(target));
    }

    /** Not a temporary file of the system's, which nobody else could read, and with a name that is never too long. */
    private static Path begun(Path target) {
        return target.resolveSibling("." + UUID.randomUUID() + ".part");
    }

    static void replace(Path target, byte[] content, Disk disk) throws IOException {
        Path begun = begun(target);
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
