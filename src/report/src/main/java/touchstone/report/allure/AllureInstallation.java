package touchstone.report.allure;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.report.ReportException;

/**
 * Allure's report generator, unpacked.
 *
 * @param folder with {@code lib/}, {@code config/} and {@code plugins/} in it
 */
public record AllureInstallation(Path folder) {

    /** The system property that names the folder. */
    public static final String FOLDER = "touchstone.allure";
    /** The system property that names the folder Touchstone itself is in. */
    static final String HOME = "touchstone.home";

    /**
     * The one that is named, or that travels in the program's jar, or that the build left.
     *
     * @throws ReportException if there is none
     */
    public static AllureInstallation find() {
        String named = System.getProperty(FOLDER);
        if (named != null) {
            return at(Path.of(named), "the system property " + FOLDER + " names");
        }
        Optional<Path> packaged = PackagedAllure.folder();
        if (packaged.isPresent()) {
            return at(packaged.get(), "it was unpacked into");
        }
        Path built = Path.of(System.getProperty(HOME, ".")).resolve("src/report/target");
        try (Stream<Path> folders = Files.isDirectory(built) ? Files.list(built) : Stream.empty()) {
            return folders.filter(path -> path.getFileName().toString().startsWith("allure-"))
                    .max(Comparator.naturalOrder())
                    .map(path -> at(path, "the build left"))
                    .orElseThrow(() -> new ReportException("Allure's report generator is not in " + built
                            + "; build Touchstone, or name its folder in the system property " + FOLDER));
        } catch (IOException e) {
            throw new ReportException(
                    "cannot look for Allure's report generator in " + built + ": " + e.getMessage(), e);
        }
    }

    private static AllureInstallation at(Path folder, String origin) {
        if (!Files.isDirectory(folder.resolve("lib"))) {
            throw new ReportException("Allure's report generator is not in " + folder + ", the folder " + origin);
        }
        return new AllureInstallation(folder.toAbsolutePath().normalize());
    }

    /** All its jars, in an order that does not change: a class data archive is good for one order only. */
    String classPath() throws IOException {
        try (Stream<Path> jars = Files.list(folder.resolve("lib"))) {
            return jars.map(Path::toString)
                    .filter(jar -> jar.endsWith(".jar"))
                    .sorted()
                    .collect(Collectors.joining(File.pathSeparator));
        }
    }

    /** Settings of its logging, which are not on the class path because class data archives allow only jars there. */
    List<String> settings() {
        return List.of("-Dlogback.configurationFile=" + folder.resolve("lib/config/logback.xml"));
    }

    /** Where classes are kept ready to load for this very Java, which makes the next start faster. */
    Path classDataArchive() {
        String java = System.getProperty("java.runtime.version").replaceAll("[^A-Za-z0-9.+-]", "_");
        return folder.resolve("touchstone-" + java + ".jsa");
    }
}
