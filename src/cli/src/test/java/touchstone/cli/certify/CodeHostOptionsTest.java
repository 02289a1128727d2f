package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.BaselineFixture;
import touchstone.cli.ProgramRun;

/** What a run leaves for a code host: the page of a job, and alerts. */
@Tag("slow") // certifies as a job of a code host does
class CodeHostOptionsTest {

    @TempDir
    private Path folder;

    private ProgramRun certify(String... more) {
        List<String> line = new ArrayList<>(List.of(
                "certify",
                "--ruleset",
                "base",
                "--clause",
                BaselineFixture.CLAUSE,
                "--no-allure",
                "--out",
                at("run"),
                "--summary",
                at("summary.md"),
                "--sarif",
                at("touchstone.sarif")));
        line.addAll(List.of(more));
        return ProgramRun.run(line.toArray(String[]::new));
    }

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    private JsonNode sarif() throws IOException {
        return new ObjectMapper()
                .readTree(folder.resolve("touchstone.sarif").toFile())
                .path("runs")
                .path(0);
    }

    @Test
    void theyAreWrittenAndChangeNoVerdict() throws IOException {
        ProgramRun terminal = certify("--subject", BaselineFixture.NO_POINTS);
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.out())
                .contains("\nSummary: " + at("summary.md") + "\nSARIF: " + at("touchstone.sarif") + "\n");
        assertThat(folder.resolve("summary.md"))
                .content()
                .startsWith("## ❌ `" + BaselineFixture.NO_POINTS
                        + "` does not conform to base as arbiter, only base.9.seki\n")
                .contains("(4 of 5 scenarios)");
        assertThat(sarif().path("results")).hasSize(4);
        assertThat(sarif().path("results").path(0).path("locations").toString())
                .contains("\"uri\":\"features/base/09-end-and-score.feature\"".replace("09-end-and-score", feature()));
        assertThat(sarif().path("invocations").path(0).path("exitCode").asInt()).isEqualTo(1);
    }

    private static String feature() {
        return BaselineFixture.SPECIFICATION
                .clause(BaselineFixture.CLAUSE)
                .orElseThrow()
                .file()
                .getFileName()
                .toString()
                .replace(".feature", "");
    }

    @Test
    void underABaselineAlertsStandAtItsLines() throws IOException {
        assertThat(certify("--subject", BaselineFixture.NO_POINTS, "--update-baseline", at("b.yaml"))
                        .exitCode())
                .isEqualTo(1);
        assertThat(sarif().path("results").path(0).path("locations").toString()).contains("b.yaml");
        assertThat(certify("--subject", BaselineFixture.NO_POINTS, "--baseline", at("b.yaml"))
                        .exitCode())
                .isZero();
        assertThat(sarif().path("results"))
                .hasSize(4)
                .allMatch(result -> result.path("baselineState").asText().equals("unchanged"));
        assertThat(folder.resolve("summary.md")).content().contains("\n## ✅ ", " is as its baseline says");
    }

    @Test
    void theyAreMadeAgainFromResults() throws IOException {
        certify("--subject", BaselineFixture.NO_POINTS, "--update-baseline", at("b.yaml"));
        Files.delete(folder.resolve("summary.md"));
        certify("--subject", BaselineFixture.NO_POINTS, "--baseline", at("b.yaml"));
        ProgramRun again = ProgramRun.run("report", at("run"), "--no-allure", "--summary", at("again.md"));
        assertThat(again.exitCode()).isZero();
        assertThat(Files.readString(folder.resolve("again.md")))
                .isEqualTo(Files.readString(folder.resolve("summary.md")));

        Files.writeString(folder.resolve("b.yaml"), "\n# another file\n", java.nio.file.StandardOpenOption.APPEND);
        ProgramRun changed = ProgramRun.run("report", at("run"), "--no-allure", "--summary", at("changed.md"));
        assertThat(changed.err())
                .contains(at("b.yaml") + ", with which the run was compared, is gone or another file now");
        assertThat(folder.resolve("changed.md")).content().contains("does not conform to base");
        ProgramRun told = ProgramRun.run(
                "report", at("run"), "--no-allure", "--summary", at("told.md"), "--baseline", at("b.yaml"));
        assertThat(told.exitCode()).isZero();
        assertThat(folder.resolve("told.md")).content().contains("is as its baseline says");
    }

    @Test
    void anEngineThatDoesNotStartHasAPageToo() throws IOException {
        ProgramRun terminal = certify("--engine", "/no/such/engine '`@octocat` <b>'");
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(folder.resolve("summary.md")).content().startsWith("## ⚠️ ").contains("could not be tried: `base`");
        assertThat(sarif().path("results")).isEmpty();
        assertThat(sarif().path("invocations")
                        .path(0)
                        .path("executionSuccessful")
                        .asBoolean())
                .isFalse();
    }

    @Test
    void whatCannotBeWrittenIsTrouble() throws IOException {
        Files.writeString(folder.resolve("file"), "");
        ProgramRun terminal = certify("--subject", "reference", "--summary", at("file/summary.md"));
        assertThat(terminal.exitCode()).isEqualTo(64);
        ProgramRun report = ProgramRun.run("report", at("nowhere"), "--summary", at("s.md"));
        assertThat(report.exitCode()).isEqualTo(64);
        ProgramRun unwritable = ProgramRun.run(
                "certify",
                "--clause",
                BaselineFixture.CLAUSE,
                "--no-allure",
                "--out",
                at("run"),
                "--sarif",
                at("file/x.sarif"));
        assertThat(unwritable.exitCode()).isEqualTo(2);
        assertThat(unwritable.err())
                .startsWith("touchstone: the SARIF file cannot be written to " + at("file/x.sarif"));
    }

    @Test
    void optionsThatMakeNoSenseAloneSaySo() {
        assertThat(ProgramRun.run("certify", "--sarif-location", "x").err())
                .isEqualTo("touchstone: --sarif-location x without --sarif; give --sarif FILE too\n");
        assertThat(ProgramRun.run("certify", "--setup", "make").err())
                .isEqualTo("touchstone: --setup is for the job that --script prints; "
                        + "give --script github or --script gitlab too\n");
        assertThat(ProgramRun.run("report", at("x"), "--baseline", "b.yaml").err())
                .isEqualTo(
                        "touchstone: --baseline b.yaml makes no difference to the reports; give --summary or --sarif too\n");
        assertThat(ProgramRun.run("certify", "--script", "jenkins").exitCode()).isEqualTo(64);
    }
}
