package touchstone.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.cli.Touchstone;

/** Campaigns whose games are played by Spark's workers. */
@Tag("slow") // starts Spark
class FuzzOnSparkTest {

    /** Two executors of one processor each, in JVMs of their own. */
    private static final String EXECUTORS = "local-cluster[2,1,1024]";

    @TempDir
    private Path folder;

    private record Ended(int exitCode, String out, String err) {}

    @ParameterizedTest
    @ValueSource(strings = {"mutant.no-superko", "mutant.start-not-counted", "reference"})
    void theSameIsFoundAsOnOneMachine(String subject) throws IOException {
        Ended here = fuzz("here", "--subject", subject, "--ruleset", "base", "--games", "60");
        Ended there = fuzz("there", "--subject", subject, "--ruleset", "base", "--games", "60", "--spark", "local[2]");

        assertThat(there.err()).isEmpty();
        assertThat(there.exitCode()).isEqualTo(here.exitCode());
        assertThat(files("there")).isEqualTo(files("here")).containsKey("fuzz.json");
    }

    @Test
    void allPairsOfOptionsAndRulesThatTheEngineShows() throws IOException {
        String[] shown = {"--subject", "reference.simple-ko", "--games", "30"};
        fuzz("here", shown);
        Ended there = fuzz(
                "there",
                Stream.concat(Stream.of(shown), Stream.of("--spark", "local[2]"))
                        .toArray(String[]::new));

        assertThat(there.err()).isEmpty();
        assertThat(Files.readString(folder.resolve("there/fuzz.json")))
                .isEqualTo(Files.readString(folder.resolve("here/fuzz.json")));
    }

    @Test
    void anExecutorThatIsKilledChangesNothing() throws IOException {
        String[] wrong = {"--subject", "mutant.no-superko", "--ruleset", "base", "--games", "120"};
        fuzz("here", wrong);
        Ended there;
        try (ProcessFault killed = ProcessFault.executorKilled()) {
            there = fuzz(
                    "there",
                    Stream.concat(Stream.of(wrong), Stream.of("--spark", EXECUTORS))
                            .toArray(String[]::new));
            assertThat(killed.happened()).isTrue();
        }

        assertThat(there.exitCode()).as(there.err()).isEqualTo(1);
        assertThat(files("there")).isEqualTo(files("here"));
    }

    /** Executors run in folders of their own, so what is named by a relative path is not there. */
    @Test
    void aWorkerWithoutTheEngineSaysSo() throws IOException {
        Path engine = Files.createTempFile(Path.of("target"), "engine", ".sh");
        Files.writeString(
                engine,
                "#!/bin/sh\nexec '" + Path.of(System.getProperty("java.home"), "bin/java")
                        + "' -XX:TieredStopAtLevel=1 -Dtouchstone.home='" + System.getProperty("touchstone.home")
                        + "' -cp '" + System.getProperty("java.class.path") + "' touchstone.cli.Touchstone gtp\n");
        assertThat(engine.toFile().setExecutable(true)).isTrue();
        try {
            Ended ended =
                    fuzz("out", "--engine", "./" + engine, "--ruleset", "base", "--games", "100", "--spark", EXECUTORS);

            assertThat(ended.exitCode()).as(ended.err()).isEqualTo(2);
            assertThat(ended.err()).contains("the worker ", engine.getFileName().toString());
            assertThat(ended.err().lines()).hasSize(1);
        } finally {
            Files.delete(engine);
        }
    }

    @Test
    void whatItCannotDivideIsRefused() {
        assertThat(fuzz("out", "--subject", "reference", "--time", "5s", "--spark", "local[2]"))
                .satisfies(ended -> assertThat(ended.exitCode()).isEqualTo(64))
                .satisfies(ended -> assertThat(ended.err()).contains("--games"));
    }

    private Ended fuzz(String out, String... more) {
        List<String> line = new ArrayList<>(List.of("fuzz"));
        line.addAll(List.of(more));
        line.addAll(List.of("--out", folder.resolve(out).toString()));
        StringWriter screen = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode =
                Touchstone.run(line.toArray(String[]::new), new PrintWriter(screen, true), new PrintWriter(err, true));
        return new Ended(exitCode, screen.toString(), err.toString());
    }

    /** All files of a run, but for when each finding was made and by which command. */
    private SortedMap<String, String> files(String out) throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        Path run = folder.resolve(out);
        try (Stream<Path> all = Files.walk(run)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(
                        run.relativize(file).toString(),
                        Files.readString(file)
                                .replaceAll("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "TIME")
                                .replaceAll("\"commandLine\" : \".*\"", "COMMAND"));
            }
        }
        return files;
    }
}
