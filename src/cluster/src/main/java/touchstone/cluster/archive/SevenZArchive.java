package touchstone.cluster.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.util.Optional;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZFile;

/** An archive of 7-Zip, whose list of entries is at its end. */
final class SevenZArchive implements OpenArchive {

    private final SevenZFile file;

    /**
     * The archive with these bytes.
     *
     * @param memory what it may use to unpack, in KiB
     * @throws IOException if its list of entries can't be read
     */
    SevenZArchive(SeekableByteChannel bytes, int memory) throws IOException {
        this.file = SevenZFile.builder()
                .setSeekableByteChannel(bytes)
                .setMaxMemoryLimitKiB(memory)
                .get();
    }

    @Override
    public Optional<Entry> next() throws IOException {
        for (SevenZArchiveEntry entry = file.getNextEntry(); entry != null; entry = file.getNextEntry()) {
            if (!entry.isDirectory() && entry.hasStream()) {
                return Optional.of(new Entry(entry.getName(), Optional.of(current())));
            }
        }
        return Optional.empty();
    }

    /** The entry that was come to last. {@link SevenZFile#getInputStream} would unpack all entries before it again. */
    private InputStream current() {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                return file.read();
            }

            @Override
            public int read(byte[] into, int offset, int length) throws IOException {
                return file.read(into, offset, length);
            }
        };
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
