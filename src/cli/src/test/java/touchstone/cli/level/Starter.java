package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.formats.shell.ShellWords;

/** A small library in another language with two deliberate faults, a subject made of it, and a runner of the vectors. */
public enum Starter {
    PYTHON(
            "python",
            "python3",
            "python3",
            List.of(),
            List.of("python3", "-B", "%s/subject.py"),
            List.of("sh", "-c", "python3 -B vectors.py \"$VECTORS\" \"$RULESET\" > \"$RESULTS\""),
            "go_library.py",
            Map.of(
                    "if stones in self.seen[-2:]:", "if stones in self.seen:",
                    "if any(self.stones[near] == player for near in border):",
                            "if border and all(self.stones[near] == player for near in border):"),
            List.of("base.8", "base.9.territory"),
            List.of("base.7.step-2", "base.4.liberty")),

    JAVASCRIPT(
            "javascript",
            "node",
            "nodejs, version 20 or newer",
            List.of(),
            List.of("node", "%s/subject.js"),
            List.of("node", "--test", "."),
            "go-library.js",
            Map.of(
                    "stones.delete(point)\n    }\n    if",
                            "this.region(stones, point).found.forEach(dead => stones.delete(dead))\n    }\n    if",
                    "[...border].every(", "border.size > 0 && [...border].every("),
            List.of("base.7.step-3", "base.9.empty-board"),
            List.of("base.7.step-2", "base.4.liberty", "base.9.territory")),

    GO(
            "go",
            "go",
            "golang-go",
            List.of("go", "build", "-o", "subject"),
            List.of("%s/subject"),
            List.of("go", "test"),
            "library.go",
            Map.of(
                    "\t\t\tbreak\n", "",
                    "before.toMove == opponent[player] && equal(", "equal("),
            List.of("base.7.step-2", "base.8"),
            List.of("base.7.step-3", "base.4.liberty", "base.9.territory"));

    private final Path folder;
    private final String program;
    private final String debianPackage;
    private final List<String> build;
    private final List<String> subject;
    private final List<String> vectors;
    private final String library;
    private final Map<String, String> corrections;
    private final List<String> faulty;
    private final List<String> right;

    Starter(
            String folder,
            String program,
            String debianPackage,
            List<String> build,
            List<String> subject,
            List<String> vectors,
            String library,
            Map<String, String> corrections,
            List<String> faulty,
            List<String> right) {
        this.folder = Path.of(System.getProperty("touchstone.home"))
                .resolve("src/adapters")
                .resolve(folder);
        this.program = program;
        this.debianPackage = debianPackage;
        this.build = build;
        this.subject = subject;
        this.vectors = vectors;
        this.library = library;
        this.corrections = corrections;
        this.faulty = faulty;
        this.right = right;
    }

    /** Clauses that its faults violate. */
    List<String> faulty() {
        return faulty;
    }

    /** Clauses that they do not touch. */
    List<String> right() {
        return right;
    }

    /** Skips the test where the language is not installed, but not in CI. */
    public void assumeInstalled() {
        boolean found = Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
        assumeTrue(
                found || "true".equals(System.getenv("CI")),
                program + " is not installed (Debian: " + debianPackage + "), so this starter is not tried");
    }

    /** Puts a copy of it there, ready to be started. */
    Path copied(Path to) throws IOException, InterruptedException {
        copyFiles(to);
        if (!build.isEmpty()) {
            run(to, build, Map.of());
        }
        return to;
    }

    /** Puts a copy of its files there, to be built if need be. */
    public void copyFiles(Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    /** The same without its faults. */
    Path corrected(Path to) throws IOException, InterruptedException {
        copyFiles(to);
        String text = Files.readString(to.resolve(library));
        for (Map.Entry<String, String> correction : corrections.entrySet()) {
            assertThat(text).containsOnlyOnce(correction.getKey());
            text = text.replace(correction.getKey(), correction.getValue());
        }
        Files.writeString(to.resolve(library), text);
        if (!build.isEmpty()) {
            run(to, build, Map.of());
        }
        return to;
    }

    /** The command line of the subject. */
    String line(Path copy) {
        return ShellWords.joined(
                subject.stream().map(word -> word.formatted(copy)).toList());
    }

    /** Lets its runner run the vectors of the base rules. What is wrong it says in the results. */
    void runVectors(Path copy, Path written, Path results) throws IOException, InterruptedException {
        run(copy, vectors, Map.of("VECTORS", written.toString(), "RULESET", "base", "RESULTS", results.toString()));
    }

    private static void run(Path in, List<String> words, Map<String, String> environment)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(words)
                .directory(in.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(environment);
        builder.start().waitFor();
    }
}
