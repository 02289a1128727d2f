package touchstone.cli;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;

/**
 * The class path of the tests, made for JVMs that start quickly: jars alone, with an archive of class data, which halves what it
 * costs to start the program. It is made once in each JVM of the tests and goes when that ends.
 *
 * @param options for {@code java}
 */
record ChildClasses(List<String> options) {

    private static final ChildClasses MADE = make();

    static ChildClasses get() {
        return MADE;
    }

    private static ChildClasses make() {
        try {
            Path folder = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "children");
            folder.toFile().deleteOnExit();
            List<String> classPath = new ArrayList<>();
            for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
                classPath.add(
                        Files.isDirectory(Path.of(entry)) ? jar(Path.of(entry), folder, classPath.size()) : entry);
            }
            Path archive = folder.resolve("classes.jsa");
            List<String> options = List.of(
                    "-Xshare:auto",
                    "-Xlog:disable",
                    "-Xlog:all=off",
                    "-cp",
                    String.join(File.pathSeparator, classPath));
            List<String> warmUp =
                    new ArrayList<>(ProgramProcess.command(options, ChildWarmUp.class, folder.toString()));
            warmUp.add(1, "-XX:ArchiveClassesAtExit=" + archive);
            Process process = new ProcessBuilder(warmUp)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.onExit().join();
            archive.toFile().deleteOnExit();
            List<String> archived = new ArrayList<>(options);
            archived.add(0, "-XX:SharedArchiveFile=" + archive);
            return new ChildClasses(List.copyOf(archived));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** An archive of class data is for jars alone. */
    private static String jar(Path classes, Path folder, int number) {
        Path jar = folder.resolve(number + ".jar");
        ToolProvider.findFirst("jar")
                .orElseThrow()
                .run(
                        System.out,
                        System.err,
                        "--create",
                        "--no-compress",
                        "--file",
                        jar.toString(),
                        "-C",
                        classes.toString(),
                        ".");
        jar.toFile().deleteOnExit();
        return jar.toString();
    }
}
