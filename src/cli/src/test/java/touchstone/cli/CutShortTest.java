package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is made of a run that was killed: its folder has no end of it. */
class CutShortTest {

    @TempDir
    private Path folder;

    @Test
    void everyReportSaysThatTheRunWasCutShortAndTheCommandEndsWithTwo() throws IOException {
        Path out = folder.resolve("run");
        ProgramRun whole = ProgramRun.run("certify", "--clause", "base.5", "--no-allure", "--out", out.toString());
        assertThat(whole.exitCode()).as(whole.err()).isZero();
        Path record = out.resolve("run.json");
        String killed = Files.readString(record)
                .replace("\"complete\" : true", "\"complete\" : false")
                .replaceFirst("\"finished\" : \"[^\"]*\"", "\"finished\" : null")
                .replaceFirst("\"planned\" : \\d+", "\"planned\" : 99");
        assertThat(PublishedSchema.faults("run", killed)).isEmpty();
        Files.writeString(record, killed);
        Files.writeString(out.resolve("results.jsonl"), Files.readString(out.resolve("results.jsonl")) + "{\"subj");

        Path summary = folder.resolve("summary.md");
        Path sarif = folder.resolve("x.sarif");
        ProgramRun report = ProgramRun.run(
                "report", "--no-allure", "--summary", summary.toString(), "--sarif", sarif.toString(), out.toString());

        assertThat(report.exitCode()).as(report.err()).isEqualTo(2);
        assertThat(report.out()).endsWith("The results above are valid; the others are missing.\n");
        for (Path file : new Path[] {
            summary, sarif, out.resolve("junit.xml"), out.resolve("matrix.html"), out.resolve("results/base.5.html")
        }) {
            assertThat(file).content().contains("cut short");
        }
    }
}
