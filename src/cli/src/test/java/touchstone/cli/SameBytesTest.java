package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The same command comes to the same in another Java, time zone, locale and encoding, and with other workers. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow") // each command twice, in two JVMs of their own
@Order(1) // takes long
class SameBytesTest {

    private static final Path JAVAS = Path.of("/usr/lib/jvm");

    @TempDir
    private static Path folder;

    private ServedCommands here;
    private ServedCommands there;

    private enum Command {
        CERTIFY(
                "certify --subject reference --ruleset stone-scoring --games 20 --workers WORKERS --no-allure --out certified/run --certificate certified/c.json"),
        FUZZ("fuzz --subject reference.simple-ko --ruleset base --games 40 --out fuzzed"),
        VECTORS("rulesets vectors --ruleset stone-scoring --out vectors"),
        /** The rule book, too. */
        PUBLISH("certificate publish in --out published");

        private final String line;

        Command(String line) {
            this.line = line;
        }

        private List<String> words(int workers) {
            return List.of(line.replace("WORKERS", Integer.toString(workers)).split(" "));
        }

        private String out() {
            return switch (this) {
                case CERTIFY -> "certified";
                case FUZZ -> "fuzzed";
                case VECTORS -> "vectors";
                case PUBLISH -> "published";
            };
        }
    }

    @BeforeAll
    void start() throws IOException {
        here = started("here", Optional.empty(), List.of("-Duser.timezone=UTC", "-Duser.language=en"), Map.of());
        there = started(
                "there",
                anotherJava(),
                // Where it is another day, and digits are others.
                List.of("-Duser.timezone=Pacific/Kiritimati", "-Duser.language=ar", "-Duser.country=EG"),
                Map.of("LC_ALL", "C"));
    }

    @AfterAll
    void end() throws IOException {
        here.close();
        there.close();
    }

    private static ServedCommands started(
            String name, Optional<Path> java, List<String> options, Map<String, String> environment)
            throws IOException {
        Path own = Files.createDirectories(folder.resolve(name));
        publication(own);
        List<String> command = new ArrayList<>(ServedCommands.command());
        java.ifPresent(other -> {
            command.set(0, other.toString());
            // Another Java has its own archive of class data, and none at all where it finds one that is not for it.
            command.removeIf(option -> option.startsWith("-XX:SharedArchiveFile"));
        });
        command.addAll(1, options);
        return new ServedCommands(own, command, environment);
    }

    @ParameterizedTest
    @EnumSource
    void theSameEverywhere(Command command) throws IOException {
        run(here, command, 1);
        run(there, command, 8);
        LastingContent.assertSame(
                folder.resolve("here").resolve(command.out()),
                folder.resolve("there").resolve(command.out()),
                SameBytesTest::withoutItsMaking);
    }

    private static void run(ServedCommands commands, Command command, int workers) throws IOException {
        ServedCommands.Printed printed = commands.run(command.words(workers), Optional.empty());
        assertThat(printed.exitCode()).as(printed.output()).isLessThan(2);
    }

    private static String withoutItsMaking(String content) {
        return content.replaceAll("--workers [18]", "--workers N")
                .replaceAll("\"(workers|java)\":([0-9]+|\"[^\"]*\")", "\"$1\":\"\"");
    }

    private static void publication(Path in) throws IOException {
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
