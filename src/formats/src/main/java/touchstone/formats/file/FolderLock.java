package touchstone.formats.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Keeps a folder for one run: until it is closed, or its program is killed, no other run gets the folder. */
public final class FolderLock implements AutoCloseable {

    /**
     * Of a file that is there for this alone. Linux gives up the locks that a program has on a file as soon as the program closes that
     * file, wherever it had opened it once more: a file that is also read could not keep a lock.
     */
    private static final String NAME = ".lock";

    private final FileChannel file;

    private FolderLock(FileChannel file) {
        this.file = file;
    }

    /**
     * Takes a folder, made if need be.
     *
     * @throws IOException if it can't be written to, or another run has it
     */
    public static FolderLock of(Path folder) throws IOException {
        Files.createDirectories(folder);
        FileChannel file = FileChannel.open(folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!isLocked(file)) {
            file.close();
            throw new IOException("another run is writing there");
        }
        return new FolderLock(file);
    }

    private static boolean isLocked(FileChannel file) throws IOException {
        try {
            return file.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            // A run in this JVM holds it.
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
