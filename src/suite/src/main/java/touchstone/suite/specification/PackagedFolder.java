package touchstone.suite.specification;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystems;
import java.nio.file.Path;

/** A folder that travels with the classes, read where it is: in a jar or in the output of a build. Nothing is unpacked. */
public final class PackagedFolder {

    private PackagedFolder() {}

    /**
     * The folder that a resource lies in. That of a jar stays open as long as the JVM runs, as its files are read at any time.
     *
     * @param file as a class loader names it
     * @throws IOException if it is in nothing that can be read
     */
    public static Path of(URL file) throws IOException {
        try {
            if (file.openConnection() instanceof JarURLConnection jar) {
                // A file system of our own: nobody else can close it.
                return FileSystems.newFileSystem(Path.of(jar.getJarFileURL().toURI()), (ClassLoader) null)
                        .getPath(jar.getEntryName())
                        .toAbsolutePath()
                        .getParent();
            }
            return Path.of(file.toURI()).getParent();
        } catch (URISyntaxException | RuntimeException e) {
            throw new IOException(e.toString(), e);
        }
    }
}
