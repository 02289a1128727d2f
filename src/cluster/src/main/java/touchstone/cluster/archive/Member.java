package touchstone.cluster.archive;

import java.io.InputStream;

/** A file that is no archive, by itself or in one. */
public sealed interface Member {

    /** Where it is: the file, and after an exclamation mark the way through archives. Untrusted. */
    String place();

    /** @param bytes unpacked, with a mark; to be read before the next member is asked for */
    record Contents(String place, InputStream bytes) implements Member {}

    /** One that could not be read, or the rest of an archive that could not. */
    record Broken(String place, String fault) implements Member {}
}
