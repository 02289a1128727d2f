package touchstone.formats.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** What replacing a file asks of a disk. What is not flushed may be lost when the power fails, also in another order. */
interface Disk {

    /** The file system of the machine. */
    Disk REAL = new Disk() {

        @Override
        public void write(Path file, byte[] content) throws IOException {
            Files.write(file, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        }

        @Override
        public void flush(Path file) throws IOException {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
        }

        @Override
        public void rename(Path from, Path to) throws IOException {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        }

        @Override
        public void flushFolder(Path folder) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            } catch (IOException e) {
                // Windows opens no folders, and some file systems flush none: the file is whole all the same, old or
                // new.
            }
        }

        @Override
        public void delete(Path file) throws IOException {
            Files.deleteIfExists(file);
        }
    };

    /** @throws IOException if the file is there already, or can't be written */
    void write(Path file, byte[] content) throws IOException;

    /** After this the content is on the disk. */
    void flush(Path file) throws IOException;

    /** Replaces what has the other name. */
    void rename(Path from, Path to) throws IOException;

    /** After this the names are on the disk, where the system can do that. */
    void flushFolder(Path folder) throws IOException;

    /** Does nothing if there is no such file. */
    void delete(Path file) throws IOException;
}
