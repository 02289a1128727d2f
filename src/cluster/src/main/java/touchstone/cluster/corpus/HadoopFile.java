package touchstone.cluster.corpus;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import touchstone.cluster.archive.StoredFile;

/**
 * A file of any file system that Hadoop knows.
 *
 * @param place its address as Hadoop prints it
 */
record HadoopFile(String place, Configuration settings) implements StoredFile {

    @Override
    public InputStream stream() throws IOException {
        Path path = new Path(place);
        return path.getFileSystem(settings).open(path);
    }

    @Override
    public SeekableByteChannel channel() throws IOException {
        Path path = new Path(place);
        FileSystem files = path.getFileSystem(settings);
        return new Channel(files.open(path), files.getFileStatus(path).getLen());
    }

    /** For reading alone. */
    private static final class Channel implements SeekableByteChannel {

        private final FSDataInputStream file;
        private final long size;
        private boolean isOpen = true;

        Channel(FSDataInputStream file, long size) {
            this.file = file;
            this.size = size;
        }

        @Override
        public int read(ByteBuffer into) throws IOException {
            byte[] some = new byte[into.remaining()];
            int read = file.read(some, 0, some.length);
            if (read > 0) {
                into.put(some, 0, read);
            }
            return read;
        }

        @Override
        public long position() throws IOException {
            return file.getPos();
        }

        @Override
        public SeekableByteChannel position(long next) throws IOException {
            file.seek(next);
            return this;
        }

        @Override
        public long size() {
            return size;
        }

        @Override
        public boolean isOpen() {
            return isOpen;
        }

        @Override
        public void close() throws IOException {
            isOpen = false;
            file.close();
        }

        @Override
        public int write(ByteBuffer from) {
            throw new NonWritableChannelException();
        }

        @Override
        public SeekableByteChannel truncate(long to) {
            throw new NonWritableChannelException();
        }
    }
}
