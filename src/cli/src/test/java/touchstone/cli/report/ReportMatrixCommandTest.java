package touchstone.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramProcess;
import touchstone.cli.ProgramRun;

/** {@code ./touchstone report matrix}, and the matrix that every run has. */
@Tag("slow") // certifies engines first
class ReportMatrixCommandTest {

    @TempDir
    private static Path runs;

    private static ProgramRun certified;

    @TempDir
    private Path out;

    @BeforeAll
    static void certify() {
        certified = certify("base", "base");
        certify("aga", "aga");
    }

    private static ProgramRun certify(String ruleset, String folder) {
        return ProgramRun.run(
                "certify",
                "--subject",
                "reference",
                "--subject",
                "reference.simple-ko",
                "--ruleset",
                ruleset,
                "--clause",
                "base.8",
                "--clause",
                "repetition",
                "--no-allure",
                "--certificate",
                runs.resolve(folder + "-{subject}.json").toString(),
                "--out",
                runs.resolve(folder).toString());
    }

    @Test
    void everyRunHasOneAndSaysWhere() {
        Path page = runs.resolve("base/matrix.html");
        assertThat(certified.out()).contains("Matrix: " + page);
        assertThat(page)
                .content()
                .contains("results/base.8.html#reference.simple-ko")
                .contains("base, as arbiter");
        assertThat(runs.resolve("base/results/base.8.html"))
                .content()
                .contains(
                        "./touchstone certify --subject reference.simple-ko --ruleset base --clause base.8 --out reports/again");
    }

    @Test
    void aRunsMatrixIsMadeAgainByReport() throws IOException {
        Path page = runs.resolve("aga/matrix.html");
        Files.delete(page);
        ProgramRun report =
                ProgramRun.run("report", "--no-allure", runs.resolve("aga").toString());
        assertThat(report.exitCode()).isZero();
        assertThat(report.out()).contains("Matrix: " + page);
        assertThat(page).exists();
    }

    @Test
    void runsAndCertificatesStandSideBySide() {
        ProgramRun made = ProgramRun.run(
                "report",
                "matrix",
                runs.resolve("base").toString(),
                runs.resolve("aga-reference.json").toString(),
                "--title",
                "Two & a half",
                "--out",
                out.toString());

        assertThat(made.err()).isEmpty();
        assertThat(made.exitCode()).isZero();
        assertThat(made.out())
                .startsWith("Matrix: " + out.resolve("matrix.html"))
                .contains(" clauses by 3 columns: ");
        assertThat(out.resolve("matrix.html"))
                .content()
                .contains("<h1>Two &amp; a half</h1>")
                .contains("#subject=reference\"", "#subject=aga-reference\"", "#subject=reference.simple-ko\"");
    }

    @Test
    void whatCannotBeReadIsNamedAndNothingIsWritten() throws IOException {
        assertUnreadable(runs.resolve("nowhere"), "no such file or folder");
        assertUnreadable(Files.createDirectories(out.resolve("empty")), "no results.jsonl in");
        assertUnreadable(Files.writeString(out.resolve("no.json"), "{}"), "no certificate of Touchstone");
        Path changed = out.resolve("changed.json");
        Files.writeString(
                changed,
                Files.readString(runs.resolve("base-reference.json")).replaceFirst("\"satisfied\"", "\"violated\""));
        assertUnreadable(changed, "changed.json");
        Path cut = Files.createDirectories(out.resolve("cut"));
        Files.copy(runs.resolve("base/run.json"), cut.resolve("run.json"));
        Files.writeString(cut.resolve("results.jsonl"), "{\"clause\":\"base.8\"}\n");
        assertUnreadable(cut, "results.jsonl:1: no result: it lacks subject");
    }

    private void assertUnreadable(Path source, String why) {
        Path folder = out.resolve("site");
        ProgramRun made = ProgramRun.run(
                "report", "matrix", runs.resolve("base").toString(), source.toString(), "--out", folder.toString());
        assertThat(made.exitCode()).as(made.err()).isEqualTo(2);
        assertThat(made.err()).startsWith("touchstone: ").contains(why).hasLineCount(1);
        assertThat(folder.resolve("matrix.html")).doesNotExist();
    }

    /** The dialogues of the run would not fit into the memory that it is given. */
    @Test
    void aRunNeedNotFitIntoMemory() throws IOException, InterruptedException {
        Path large = Files.createDirectories(out.resolve("large"));
        Files.copy(runs.resolve("base/run.json"), large.resolve("run.json"));
        String talk = "\"transcript\":[{\"asked\":\"name\",\"answered\":\"" + "x ".repeat(500_000) + "\"},";
        List<String> lines = Files.readAllLines(runs.resolve("base/results.jsonl"));
        long bytes = 0;
        try (BufferedWriter writer = Files.newBufferedWriter(large.resolve("results.jsonl"))) {
            for (int i = 0; bytes < 140_000_000; i++) {
                String line = lines.get(i % lines.size())
                        .replace("\"transcript\":[", talk)
                        .replaceFirst("\"id\":\"", "\"id\":\"no-" + i / lines.size() + "-");
                writer.write(line + "\n");
                bytes += line.length();
            }
        }
        List<String> command = new ArrayList<>(ProgramProcess.command(
                "report",
                "matrix",
                large.toString(),
                "--out",
                out.resolve("site").toString()));
        command.add(1, "-Xmx128m");
        Path output = out.resolve("output");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor()).as(Files.readString(output)).isZero();
        assertThat(output).content().startsWith("Matrix: ");
    }

    @Test
    void withoutARunThereIsNothingToShow() {
        assertThat(ProgramRun.run("report", "matrix").exitCode()).isEqualTo(64);
    }
}
