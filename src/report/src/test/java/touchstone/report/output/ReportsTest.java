package touchstone.report.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.report.Examples;
import touchstone.report.Made;
import touchstone.report.ReportException;
import touchstone.report.Run;
import touchstone.report.allure.AllureInstallation;
import touchstone.report.allure.AllureOutput;
import touchstone.suite.plan.Profile;

@Tag("slow") // runs Allure
class ReportsTest {

    private static final Run RUN = Examples.run(Profile.ARBITER, true, Examples.GNU_GO);

    @TempDir
    private Path out;

    @Test
    void writesAllReportsAndReplacesNothingButThem() throws IOException {
        Path old = Files.createDirectories(out.resolve("allure-results")).resolve("old-result.json");
        Files.writeString(old, "{}");
        Files.writeString(Files.createDirectories(out.resolve("allure-report")).resolve("old.html"), "old");
        Files.writeString(out.resolve("results.jsonl"), "kept");

        Made.reports(out, RUN);

        assertThat(old).doesNotExist();
        assertThat(out.resolve("allure-report/old.html")).doesNotExist();
        assertThat(out.resolve("results.jsonl")).hasContent("kept");
        assertThat(out.resolve("junit.xml")).exists();
        assertThat(AllureOutput.page(out)).exists();
    }

    @Test
    void whenAllureFailsTheOthersAreThere() {
        String named = System.getProperty(AllureInstallation.FOLDER);
        System.setProperty(AllureInstallation.FOLDER, out.resolve("nowhere").toString());
        try {
            assertThatThrownBy(() -> Made.reports(out, RUN))
                    .isInstanceOf(ReportException.class)
                    .hasMessageContaining("nowhere")
                    .hasMessageContaining(AllureInstallation.FOLDER);
        } finally {
            System.setProperty(AllureInstallation.FOLDER, named);
        }
        assertThat(out.resolve("junit.xml")).exists();
        assertThat(out.resolve("allure-results/categories.json")).exists();
    }

    @Test
    void theGeneratorIsFoundBelowTheHomeOfTouchstone() {
        String named = System.clearProperty(AllureInstallation.FOLDER);
        try {
            assertThat(AllureInstallation.find().folder()).isEqualTo(Path.of(named));
        } finally {
            System.setProperty(AllureInstallation.FOLDER, named);
        }
    }

    @Test
    void aRunWithoutAResultHasReportsToo() {
        Made.reports(out, Examples.made(Examples.SPECIFICATION, java.util.List.of(), Profile.ARBITER, false));

        assertThat(AllureOutput.page(out)).content().contains("INCOMPLETE RUN");
    }
}
