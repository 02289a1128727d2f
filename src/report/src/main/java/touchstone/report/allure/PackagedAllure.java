package touchstone.report.allure;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import touchstone.formats.file.FolderTree;
import touchstone.report.ReportException;

/**
 * Allure's report generator as it travels in Touchstone's jar. It runs in a Java of its own, which takes files only, so it is
 * unpacked once, into a folder named after its content.
 */
final class PackagedAllure {

    /** The environment variable that names the folder for what is unpacked. */
    static final String VARIABLE = "TOUCHSTONE_CACHE";

    private static final String ARCHIVE = "allure-commandline.zip";

    private PackagedAllure() {}

    /**
     * The generator's folder.
     *
     * @return nothing if no generator is packaged with this class
     * @throws ReportException if it cannot be unpacked
     */
    static Optional<Path> folder() {
        URL archive = PackagedAllure.class.getResource(ARCHIVE);
        return archive == null ? Optional.empty() : Optional.of(unpacked(archive, cache()));
    }

    /** Where programs of this user keep what they can make again. */
    private static Path cache() {
        return Stream.of(VARIABLE, "XDG_CACHE_HOME", "LOCALAPPDATA")
                .filter(name ->
                        System.getenv(name) != null && !System.getenv(name).isEmpty())
                .findFirst()
                .map(name -> Path.of(System.getenv(name)).resolve(name.equals(VARIABLE) ? "" : "touchstone"))
                .orElseGet(() -> Path.of(System.getProperty("user.home"), ".cache", "touchstone"));
    }

    /**
     * @param archive in a jar, with one folder that holds all else
     * @param cache where it is unpacked if it is not there yet
     */
    static Path unpacked(URL archive, Path cache) {
        try {
            Path folder = cache.resolve(name(archive));
            if (!Files.isDirectory(folder)) {
                Files.createDirectories(cache);
                unpack(archive, Files.createTempDirectory(cache, "unpacking-"), folder);
            }
            return folder;
        } catch (IOException e) {
            throw new ReportException(
                    "Allure's report generator can't be unpacked into " + cache + ": " + e
                            + "; name a folder that can be written to in the environment variable " + VARIABLE
                            + ", or leave out its page with --no-allure",
                    e);
        }
    }

    /** Another content, another folder: the directory of the jar says which without the archive being read. */
    private static String name(URL archive) throws IOException {
        JarURLConnection jar = (JarURLConnection) archive.openConnection();
        ZipEntry entry = jar.getJarEntry();
        return "allure-%08x-%d".formatted(entry.getCrc(), entry.getSize());
    }

    /** Into another folder first, which is renamed when it is whole: two that do this at once do not meet. */
    private static void unpack(URL archive, Path making, Path folder) throws IOException {
        try {
            try (ZipInputStream zip = new ZipInputStream(new BufferedInputStream(archive.openStream()))) {
                for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                    Path file = making.resolve(entry.getName().replaceFirst("^[^/]*/", ""))
                            .normalize();
                    if (!entry.isDirectory() && file.startsWith(making)) {
                        Files.createDirectories(file.getParent());
                        Files.copy(zip, file);
                    }
                }
            }
            Files.move(making, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            FolderTree.delete(making);
            if (!Files.isDirectory(folder)) {
                throw e;
            }
            // Somebody else was faster.
        }
    }
}
