package touchstone.cluster.archive;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** An archive that is being read, one entry after another. */
interface OpenArchive extends Closeable {

    /**
     * The next entry that is a file; none at the end. What the one before has can't be read any more.
     *
     * @throws IOException if the archive can't be read further
     */
    Optional<Entry> next() throws IOException;

    /**
     * A file in it.
     *
     * @param contents unpacked; none if they are packed in a way that is not known
     */
    record Entry(String name, Optional<InputStream> contents) {}
}
