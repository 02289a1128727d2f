package touchstone.formats.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;

/** Keeps a folder for one run: until it is closed, or its program is killed, no other run gets the folder. */
public final class FolderLock implements AutoCloseable {

    /**
     * Of a file that is there for this alone. Linux gives up the locks that a program has on a file as soon as the program closes that
     * file, wherever it had opened it once more: a file that is also read could not keep a lock.
     */
    private static final String NAME = ".lock";

    private final Path path;
    private final FileChannel file;
    private final Object key;

    private FolderLock(Path path, FileChannel file) throws IOException {
        this.path = path;
        this.file = file;
        this.key = key(path);
    }

    /**
     * Takes a folder, made if need be.
     *
     * @throws IOException if it can't be written to, or another run has it
     */
    public static FolderLock of(Path folder) throws IOException {
        Files.createDirectories(folder);
        Path path = folder.resolve(NAME);
        FileChannel file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!isLocked(file)) {
            file.close();
            throw new IOException("another run is writing there");
        }
        return new FolderLock(path, file);
    }

    private static boolean isLocked(FileChannel file) throws IOException {
        try {
            return file.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            // A run in this JVM holds it.
            return false;
        }
    }

    /** By which a file system knows a file, or null if it has no such thing. */
    private static Object key(Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    }

    /**
     * Gives the folder free.
     *
     * @throws IOException if it vanished meanwhile, also if a folder of its name has been made since: what was written may be gone
     */
    @Override
    public void close() throws IOException {
        try (file) {
            if (!Objects.equals(key, key(path))) {
                throw new IOException("the folder was replaced while it was written to");
            }
        }
    }
}
