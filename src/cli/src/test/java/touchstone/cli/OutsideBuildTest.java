package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.options.Installation;

/**
 * The example library as somebody else's build: a copy of it, an empty local repository with Touchstone's artifacts in it, and
 * nothing of ours in its pom but the bill of materials. Takes a minute, and the artifacts packaged before:
 *
 * <pre>mvn verify -Dtouchstone.outside=true</pre>
 */
@EnabledIfSystemProperty(
        named = "touchstone.outside",
        matches = "true",
        disabledReason = "takes a minute, and is asked for by -Dtouchstone.outside=true")
@Tag("slow") // runs another Maven
class OutsideBuildTest {

    private static final String VERSION = "0.1.0";

    private static final List<String> JARS = List.of(
            "reference",
            "src/formats",
            "src/spi",
            "src/process",
            "src/trace",
            "src/builtin",
            "src/gtp",
            "src/suite",
            "src/junit");

    @TempDir
    private Path temp;

    @Test
    void theExampleCertifiesItselfFromTheArtifactsAlone() throws IOException, InterruptedException {
        Path repository = temp.resolve("repository");
        put(repository, "touchstone", Path.of("pom.xml"), "pom");
        put(repository, "touchstone-bom", Path.of("src/bom/pom.xml"), "pom");
        for (String module : JARS) {
            String artifact = "touchstone-" + module.replaceFirst(".*/", "");
            put(repository, artifact, Path.of(module, "pom.xml"), "pom");
            put(repository, artifact, Path.of(module, "target", artifact + "-" + VERSION + ".jar"), "jar");
        }
        Path library = temp.resolve("library");
        copy(Installation.path().resolve("src/examples/go-library"), library);
        ProcessBuilder builder = new ProcessBuilder(
                        "mvn", "-B", "-s", settings().toString(), "-Dmaven.repo.local=" + repository, "test")
                .directory(library.toFile())
                .redirectErrorStream(true);
        // What this build was told is no business of that one.
        builder.environment().keySet().removeAll(List.of("MAVEN_OPTS", "MAVEN_ARGS"));
        Process maven = builder.start();
        String output = new String(maven.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(maven.waitFor()).as(output).isZero();
        assertThat(output)
                .containsPattern("Tests run: 3\\d\\d, Failures: 0, Errors: 0")
                .contains("BUILD SUCCESS");
        // The reports are made from its results as from any others.
        Path run = library.resolve("target/touchstone/example.go.GameRulesTest");
        Process report = ProgramProcess.start(temp.resolve("report.txt"), "report", run.toString());
        assertThat(report.waitFor())
                .as(Files.readString(temp.resolve("report.txt")))
                .isZero();
    }

    private static void put(Path repository, String artifact, Path file, String kind) throws IOException {
        Path folder = Files.createDirectories(
                repository.resolve("touchstone").resolve(artifact).resolve(VERSION));
        Files.copy(Installation.path().resolve(file), folder.resolve(artifact + "-" + VERSION + "." + kind));
    }

    /** All else comes from the repository of this build, which Surefire names, as from a remote one. */
    private Path settings() throws IOException {
        Path here = Path.of(System.getProperty("localRepository", System.getProperty("user.home") + "/.m2/repository"));
        return Files.writeString(
                temp.resolve("settings.xml"),
                "<settings><mirrors><mirror><id>here</id>" + "<mirrorOf>*</mirrorOf><url>" + here.toUri()
                        + "</url></mirror></mirrors></settings>");
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> paths = Files.walk(from)) {
            paths.filter(Files::isRegularFile)
                    .filter(file -> !file.startsWith(from.resolve("target")))
                    .forEach(file -> {
                        try {
                            Path copy = to.resolve(from.relativize(file).toString());
                            Files.createDirectories(copy.getParent());
                            Files.copy(file, copy);
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    });
        }
    }
}
