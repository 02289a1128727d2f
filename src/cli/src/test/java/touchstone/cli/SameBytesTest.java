package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The same command comes to the same in another Java, time zone, locale and encoding, and with other workers. */
@Tag("slow") // each command twice, in a JVM of its own
class SameBytesTest {

    private static final Path JAVAS = Path.of("/usr/lib/jvm");

    @TempDir
    private Path folder;

    private enum Command {
        CERTIFY(
                "certify --subject reference --ruleset stone-scoring --games 20 --workers WORKERS --no-allure --out out/run --certificate out/c.json"),
        FUZZ("fuzz --subject reference.simple-ko --ruleset base --games 40 --out out"),
        VECTORS("rulesets vectors --ruleset stone-scoring --out out"),
        /** The rule book, too. */
        PUBLISH("certificate publish in --out out");

        private final List<String> line;

        Command(String line) {
            this.line = List.of(line.split(" "));
        }
    }

    @ParameterizedTest
    @EnumSource
    void theSameEverywhere(Command command) throws IOException, InterruptedException {
        Path here = Files.createDirectories(folder.resolve("here"));
        Path there = Files.createDirectories(folder.resolve("there"));
        if (command == Command.PUBLISH) {
            publication(here);
            publication(there);
        }
        run(here, command, Optional.empty(), List.of("-Duser.timezone=UTC", "-Duser.language=en"), 1);
        run(
                there,
                command,
                anotherJava(),
                // Where it is another day, and digits are others.
                List.of("-Duser.timezone=Pacific/Kiritimati", "-Duser.language=ar", "-Duser.country=EG"),
                8);
        LastingContent.assertSame(here.resolve("out"), there.resolve("out"), SameBytesTest::withoutItsMaking);
    }

    private static String withoutItsMaking(String content) {
        return content.replaceAll("--workers [18]", "--workers N")
                .replaceAll("\"(workers|java)\":([0-9]+|\"[^\"]*\")", "\"$1\":\"\"");
    }

    private static void run(Path folder, Command command, Optional<Path> java, List<String> options, int workers)
            throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(ProgramProcess.command(command.line.stream()
                .map(word -> word.equals("WORKERS") ? Integer.toString(workers) : word)
                .toArray(String[]::new)));
        java.ifPresent(other -> line.set(0, other.toString()));
        line.addAll(1, options);
        Path output = folder.resolve("output");
        ProcessBuilder builder = new ProcessBuilder(line)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        if (workers > 1) {
            builder.environment().put("LC_ALL", "C");
        }
        assertThat(builder.start().waitFor()).as(Files.readString(output)).isLessThan(2);
    }

    private void publication(Path in) throws IOException {
        Path certificates = Files.createDirectories(in.resolve("in/certificates"));
        Files.writeString(in.resolve("in/published.yaml"), """
                title: One program
                about: [It is right.]
                implementations:
                  right: {name: Right, from: here}
                """);
        Path made = folder.resolve("right.json");
        if (!Files.exists(made)) {
            ProgramRun.run(
                    "certify",
                    "--clause",
                    "base.7",
                    "--out",
                    folder.resolve("run").toString(),
                    "--certificate",
                    made.toString());
        }
        Files.copy(made, certificates.resolve("right.base.json"));
    }

    /** One of another version, if there is one where Linux keeps them. */
    private static Optional<Path> anotherJava() throws IOException {
        if (!Files.isDirectory(JAVAS)) {
            return Optional.empty();
        }
        try (Stream<Path> all = Files.list(JAVAS)) {
            return all.filter(one -> Files.isExecutable(one.resolve("bin/java")))
                    .filter(one -> !one.getFileName()
                            .toString()
                            .contains(Integer.toString(Runtime.version().feature())))
                    .sorted()
                    .map(one -> one.resolve("bin/java"))
                    .findFirst();
        }
    }
}
