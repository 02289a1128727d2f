package touchstone.formats.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.List;
import java.util.Set;

/**
 * The file system of the machine.
 *
 * @param attributes that new files have before anything is written to them
 * @param flushed whether it is waited until what was written is on the disk
 */
record RealDisk(List<FileAttribute<?>> attributes, boolean flushed) implements Disk {

    @Override
    public void write(Path file, byte[] content) throws IOException {
        try (FileChannel channel = FileChannel.open(
                        file,
                        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                        attributes.toArray(FileAttribute<?>[]::new));
                OutputStream out = Channels.newOutputStream(channel)) {
            new ByteArrayInputStream(content).transferTo(out);
        }
    }

    @Override
    public void flush(Path file) throws IOException {
        if (flushed) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
        }
    }

    @Override
    public void rename(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    }

    @Override
    public void flushFolder(Path folder) {
        if (!flushed) {
            return;
        }
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Windows opens no folders, and some file systems flush none: the file is whole all the same, old or new.
        }
    }

    @Override
    public void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }
}
