package touchstone.formats.sgf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The bytes of a file of records. They are read more than once, as the character set has to be found first. */
@FunctionalInterface
public interface RecordBytes {

    /**
     * From the beginning.
     *
     * @throws IOException if they can't be read
     */
    InputStream open() throws IOException;

    /**
     * So many bytes from the beginning, or all if there are no more.
     *
     * @throws IOException if they can't be read
     */
    default byte[] first(int most) throws IOException {
        try (InputStream all = open()) {
            return all.readNBytes(most);
        }
    }

    /** What is in memory. */
    static RecordBytes of(byte[] bytes) {
        return new RecordBytes() {
            @Override
            public InputStream open() {
                return new ByteArrayInputStream(bytes);
            }

            @Override
            public byte[] first(int most) {
                return Arrays.copyOf(bytes, Math.min(most, bytes.length));
            }
        };
    }
}
