package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.LastingContent;
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
        Files.delete(whole.resolve("output"));
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
            Files.delete(out.resolve("output"));
            try {
                LastingContent.assertSame(out, whole, UnaryOperator.identity());
            } catch (AssertionError e) {
                throw new AssertionError(moment, e);
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
}
