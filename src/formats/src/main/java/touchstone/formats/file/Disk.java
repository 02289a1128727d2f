package touchstone.formats.file;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.List;

/** What replacing a file asks of a disk. What is not flushed may be lost when the power fails, also in another order. */
interface Disk {

    Disk REAL = with();

    /** The same without flushing anything. */
    Disk UNFLUSHED = new RealDisk(List.of(), false);

    /** @param attributes that new files have before anything is written to them */
    static Disk with(FileAttribute<?>... attributes) {
        return new RealDisk(List.of(attributes), true);
    }

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
