package touchstone.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramProcess;

/** A campaign that is cut short keeps what it has found. */
@Tag("slow") // starts the program in a JVM of its own
class FuzzInterruptTest {

    @TempDir
    private Path folder;

    @Test
    @Timeout(180)
    void whatWasFoundIsKept() throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Path output = folder.resolve("output.txt");
        Process run = ProgramProcess.start(
                output,
                "fuzz",
                "--subject",
                "mutant.no-superko",
                "--ruleset",
                "base",
                "--time",
                "1h",
                "--out",
                out.toString());
        Path finding = out.resolve("findings/finding-02-takes-base-8/finding.md");
        while (!Files.exists(finding)) {
            assertThat(run.isAlive()).as(Files.readString(output)).isTrue();
            run.waitFor(20, TimeUnit.MILLISECONDS);
        }
        run.destroy();

        assertThat(run.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(run.exitValue()).isEqualTo(2);
        assertThat(Files.readString(output))
                .contains("takes what is forbidden: base.8", "Incomplete: the run was cut short");
        FuzzRecord record = FuzzRecordFile.read(out);
        assertThat(record.complete()).isFalse();
        assertThat(record.configurations().get(0).causes()).isNotEmpty().allSatisfy(found -> assertThat(
                        out.resolve(found.folder()).resolve("game.sgf"))
                .exists());
        assertThat(record.configurations().get(0).account().breakdowns()).isZero();
    }
}
