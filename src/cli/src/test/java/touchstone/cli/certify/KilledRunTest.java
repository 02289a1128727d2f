package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramProcess;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.result.RunFolder;

/**
 * A run is killed, by SIGKILL where there are signals, at moments drawn by lot. What is in its folder can be read, and the same
 * command with {@code --resume} comes to what a run comes to that nobody disturbed. {@code -Dtouchstone.kills=200} tries as
 * many moments.
 */
@Tag("slow") // two runs of the whole program for each moment
class KilledRunTest {

    private static final int KILLS = Integer.getInteger("touchstone.kills", 2);

    /** Each is named in the published schemas as differing from run to run. */
    private static final Set<String> VARYING = Set.of("started", "finished", "millis", "waitedMillis", "transcript");

    /** Times, on pages and in XML. */
    private static final String TIMES = "\\d{4}-\\d\\d-\\d\\d[T ][0-9:.]+( UTC|Z)?|\\d+(\\.\\d+)? (ms|s)\\b"
            + "|time=\"[0-9.]+\"|timestamp=\"[^\"]*\"";

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    @Test
    void whatIsThereCanBeReadAndTheRestIsMadeUpFor() throws IOException, InterruptedException {
        Path whole = Files.createDirectory(folder.resolve("whole"));
        long began = System.nanoTime();
        Process undisturbed = started(whole);
        assertThat(undisturbed.waitFor())
                .as(Files.readString(whole.resolve("output")))
                .isZero();
        long lasted = System.nanoTime() - began;
        Random random = new Random();
        for (int kill = 0; kill < KILLS; kill++) {
            long nanos = (long) (random.nextDouble() * lasted);
            Path out = Files.createDirectory(folder.resolve("killed-" + kill));
            Process killed = started(out);
            killed.waitFor(nanos, TimeUnit.NANOSECONDS);
            List<ProcessHandle> programs = killed.descendants().toList();
            killed.destroyForcibly().waitFor();
            String moment = "killed after " + nanos / 1_000_000 + " ms of " + lasted / 1_000_000;
            assertReadable(out);
            int had = Files.exists(out.resolve("run/run.json"))
                    ? RunFolder.results(out.resolve("run")).size()
                    : 0;
            Process resumed = started(out, "--resume");
            int code = resumed.waitFor();
            String output = Files.readString(out.resolve("output"));
            assertThat(code).as(moment + output).isZero();
            if (had > 0) {
                assertThat(output).as(moment).contains(had + " results were there");
            }
            assertThat(files(out)).as(moment).isEqualTo(files(whole));
            for (String file : files(whole)) {
                assertThat(content(out.resolve(file))).as(moment + ": " + file).isEqualTo(content(whole.resolve(file)));
            }
            assertThat(programs).as(moment).noneMatch(ProcessHandle::isAlive);
        }
    }

    private static Process started(Path folder, String... more) throws IOException {
        List<String> line = new ArrayList<>(ProgramProcess.command(
                "certify",
                "--subject",
                "reference",
                "--engine",
                ProgramProcess.engine() + " --ruleset stone-scoring",
                "--ruleset",
                "stone-scoring",
                "--games",
                "10",
                "--workers",
                "1",
                "--no-allure",
                "--out",
                "run",
                "--certificate",
                "{subject}.json"));
        line.addAll(List.of(more));
        return new ProcessBuilder(line)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("output").toFile())
                .start();
    }

    private static void assertReadable(Path out) throws IOException {
        if (Files.exists(out.resolve("run/run.json"))) {
            assertThat(RunFolder.record(out.resolve("run")).subjects()).hasSizeLessThan(3);
        }
        for (String name : List.of("reference.json", "touchstone-reference.json")) {
            if (Files.exists(out.resolve(name))) {
                assertThat(CertificateFile.read(out.resolve(name)).complete()).isTrue();
            }
        }
    }

    /** Without what the program printed, and what it was writing when it was killed. */
    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString())
                    .filter(name -> !name.equals("output") && !name.endsWith(".part"))
                    .sorted()
                    .toList();
        }
    }

    private static Object content(Path file) throws IOException {
        if (file.toString().endsWith(".json")) {
            JsonNode tree = lasting(JSON.readTree(Files.readString(file)));
            // The hash of a certificate, which has the times in it.
            ((ObjectNode) tree).remove("sha256");
            return tree;
        }
        if (file.toString().endsWith(".jsonl")) {
            List<JsonNode> lines = new ArrayList<>();
            for (String line : Files.readAllLines(file)) {
                lines.add(lasting(JSON.readTree(line)));
            }
            return lines;
        }
        return Files.readString(file).replaceAll(TIMES, "TIME");
    }

    private static JsonNode lasting(JsonNode node) {
        if (node instanceof ObjectNode object) {
            object.remove(VARYING);
        }
        node.forEach(KilledRunTest::lasting);
        return node;
    }
}
