package touchstone.cluster.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;

/** A file wherever it lies. It is never held in memory as a whole, as archives have gigabytes. */
public interface StoredFile {

    /** Where it is, as a person is to read it. Untrusted. */
    String place();

    /**
     * From its beginning.
     *
     * @throws IOException if it can't be opened
     */
    InputStream stream() throws IOException;

    /**
     * For the one kind of archive, 7z, that begins with where its end is.
     *
     * @throws IOException if it can't be opened
     */
    SeekableByteChannel channel() throws IOException;
}
