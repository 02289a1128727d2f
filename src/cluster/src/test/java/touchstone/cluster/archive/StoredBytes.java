package touchstone.cluster.archive;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;

/** A file in memory, which knows how much of it was read. */
final class StoredBytes implements StoredFile {

    private final String place;
    private final byte[] bytes;
    private final ByteArrayInputStream stream;

    StoredBytes(String place, byte[] bytes) {
        this.place = place;
        this.bytes = bytes;
        this.stream = new ByteArrayInputStream(bytes);
    }

    @Override
    public String place() {
        return place;
    }

    /** Of the stream alone. */
    int bytesRead() {
        return bytes.length - stream.available();
    }

    @Override
    public InputStream stream() {
        return stream;
    }

    @Override
    public SeekableByteChannel channel() {
        return new SeekableInMemoryByteChannel(bytes);
    }
}
