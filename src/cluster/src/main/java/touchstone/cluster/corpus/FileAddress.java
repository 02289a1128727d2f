package touchstone.cluster.corpus;

import java.net.URI;
import java.nio.file.Path;

/**
 * Where a file or folder is. Spark writes to an address as it stands, without {@code %20} for a blank, and takes one to
 * read for a pattern.
 *
 * @param text as Hadoop prints it, such as {@code file:/data/games}
 */
record FileAddress(String text) {

    /** Of a file of this machine. */
    static FileAddress of(Path file) {
        return of(file.toUri());
    }

    /** @param uri with {@code %20} for a blank, as Spark tells it where it reads rows */
    static FileAddress ofUri(String uri) {
        return of(URI.create(uri));
    }

    private static FileAddress of(URI uri) {
        return new FileAddress(new org.apache.hadoop.fs.Path(uri).toString());
    }

    /** The pattern that this file alone matches. */
    String pattern() {
        return text.replaceAll("[\\[\\]{}*?\\\\]", "\\\\$0");
    }
}
