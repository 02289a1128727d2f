package touchstone.cli.killed;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.CopyOption;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.spi.FileSystemProvider;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import org.apache.lucene.tests.mockfile.FilterFileChannel;
import org.apache.lucene.tests.mockfile.FilterFileSystem;
import org.apache.lucene.tests.mockfile.FilterFileSystemProvider;
import org.apache.lucene.tests.mockfile.FilterPath;

/**
 * The file system of a whole JVM, which is started with {@code -Djava.nio.file.spi.DefaultFileSystemProvider}: it stands in front
 * of the real one and logs what is changed there.
 */
public final class LoggedFileSystem extends FilterFileSystemProvider {

    /** For the JVM that is to have it. */
    static final String OPTION = "-Djava.nio.file.spi.DefaultFileSystemProvider=" + LoggedFileSystem.class.getName();

    private static volatile DiskLog log = DiskLog.NONE;

    /** Java calls it. */
    public LoggedFileSystem(FileSystemProvider real) {
        super("file", real);
        fileSystem = new FilterFileSystem(this, real.getFileSystem(URI.create("file:///")));
    }

    /** From now on what is done is written there. */
    static void logTo(DiskLog other) {
        log = other;
    }

    @Override
    public Path getPath(URI uri) {
        // Of file:/ Java makes a File first, and a path of this file system of that.
        return wrapPath(FilterPath.unwrap(delegate.getPath(uri)));
    }

    /** Lucene's give no {@link File}, which those of the default file system have to. */
    @Override
    public FilterPath wrapPath(Path path) {
        return new FilterPath(path, fileSystem) {
            @Override
            public File toFile() {
                return delegate.toFile();
            }
        };
    }

    @Override
    public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        boolean creates =
                !Collections.disjoint(options, Set.of(StandardOpenOption.CREATE, StandardOpenOption.CREATE_NEW))
                        && Files.notExists(path);
        DiskLog.Change<FileChannel> open = () -> super.newFileChannel(path, options, attributes);
        FileChannel channel = creates ? log.carryOut(new DiskOperation.Create(path), open) : open.make();
        LoggedChannel logged = new LoggedChannel(channel, path);
        if (!creates && options.contains(StandardOpenOption.TRUNCATE_EXISTING)) {
            log.carryOut(new DiskOperation.Truncate(path, 0), () -> channel);
        }
        return logged;
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        return options.isEmpty() || options.equals(Set.of(StandardOpenOption.READ))
                ? super.newByteChannel(path, options, attributes)
                : newFileChannel(path, options, attributes);
    }

    @Override
    public OutputStream newOutputStream(Path path, OpenOption... options) throws IOException {
        Set<OpenOption> all = new HashSet<>(
                options.length == 0
                        ? Set.of(StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING)
                        : Set.of(options));
        all.add(StandardOpenOption.WRITE);
        return Channels.newOutputStream(newFileChannel(path, all));
    }

    @Override
    public void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
        log.carryOut(new DiskOperation.MakeFolder(path), () -> {
            super.createDirectory(path, attributes);
            return path;
        });
    }

    @Override
    public void delete(Path path) throws IOException {
        log.carryOut(new DiskOperation.Delete(path), () -> {
            super.delete(path);
            return path;
        });
    }

    @Override
    public boolean deleteIfExists(Path path) throws IOException {
        boolean exists = Files.exists(path);
        if (exists) {
            delete(path);
        }
        return exists;
    }

    @Override
    public void move(Path from, Path to, CopyOption... options) throws IOException {
        log.carryOut(new DiskOperation.Move(from, to), () -> {
            super.move(from, to, options);
            return to;
        });
    }

    private static final class LoggedChannel extends FilterFileChannel {

        private final Path path;

        private LoggedChannel(FileChannel real, Path path) {
            super(real);
            this.path = path;
        }

        @Override
        public int write(ByteBuffer bytes) throws IOException {
            return log.carryOut(written(bytes, position()), () -> super.write(bytes));
        }

        @Override
        public int write(ByteBuffer bytes, long at) throws IOException {
            return log.carryOut(written(bytes, at), () -> super.write(bytes, at));
        }

        private DiskOperation written(ByteBuffer bytes, long at) {
            byte[] content = new byte[bytes.remaining()];
            bytes.duplicate().get(content);
            return new DiskOperation.Write(path, at, content);
        }

        @Override
        public FileChannel truncate(long size) throws IOException {
            return log.carryOut(new DiskOperation.Truncate(path, size), () -> super.truncate(size));
        }

        @Override
        public void force(boolean metadata) throws IOException {
            log.carryOut(new DiskOperation.Flush(path), () -> {
                super.force(metadata);
                return path;
            });
        }
    }
}
