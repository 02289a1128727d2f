package touchstone.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder for files that programs under test are told to read: one in a sandbox sees it, too. It is gone when the JVM ends. */
public final class GivenFiles {

    private static Path folder;

    private GivenFiles() {}

    /** @throws UncheckedIOException if there is no room for temporary files */
    public static synchronized Path folder() {
        try {
            if (folder == null || !Files.isDirectory(folder)) {
                folder = Files.createTempDirectory("given-by-touchstone");
                folder.toFile().deleteOnExit();
            }
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException("can't make a temporary folder", e);
        }
    }
}
