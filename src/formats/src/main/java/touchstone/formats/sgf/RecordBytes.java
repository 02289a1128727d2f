package touchstone.formats.sgf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The bytes of a file of records. They are read more than once, as the character set has to be found first. */
@FunctionalInterface
public interface RecordBytes {

    /**
     * From the beginning.
     *
     * @throws IOException if they can't be read
     */
    InputStream open() throws IOException;

    /** What is in memory. */
    static RecordBytes of(byte[] bytes) {
        return () -> new ByteArrayInputStream(bytes);
    }
}
