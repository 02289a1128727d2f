package touchstone.report.allure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.report.Examples;
import touchstone.report.Page;
import touchstone.report.ReportException;
import touchstone.report.Run;
import touchstone.suite.plan.Profile;

@Tag("slow") // runs Allure
class AllureReportTest {

    /** Of two subjects. */
    private static final Run RUN = Examples.run(Profile.ARBITER, true, Examples.GNU_GO, Examples.REFERENCE);

    private static Page page;

    @TempDir
    private Path folder;

    @BeforeAll
    static void make(@TempDir Path shared) throws IOException {
        page = report(RUN, shared);
    }

    @Test
    void allResultsOfAllSubjectsAreInThePage() throws IOException {
        assertThat(page.testCases()).hasSize(RUN.results().size());
        assertThat(page.testCases()).extracting(c -> c.get("name").asText()).doesNotHaveDuplicates();
        assertThat(page.testCases()).allMatch(c -> c.get("retriesCount").asInt() == 0);
        assertThat(page.json("widgets/summary.json").at("/statistic/total").asInt())
                .isEqualTo(RUN.results().size());
        JsonNode behaviors = page.json("data/behaviors.json");
        assertThat(behaviors.findValuesAsText("name"))
                .contains("Base rules", "base.8 A play that recreates an earlier position is illegal");
        assertThat(page.json("data/categories.json").get("children"))
                .extracting(category -> category.get("name").asText())
                .containsExactlyInAnyOrder(
                        "Violated: answers otherwise",
                        "Tolerated, as an arbiter may not: takes an illegal move on input",
                        "Unsupported: lacks answers-legality",
                        "Error: broke down");
        assertThat(page.json("widgets/environment.json")).isNotEmpty();
    }

    @Test
    void whatIsToleratedInAPlayerIsACategoryOfWhatPassed() throws IOException {
        Page made = report(Examples.run(Profile.PLAYER, true, Examples.GNU_GO), folder);

        assertThat(made.json("data/categories.json").get("children"))
                .extracting(category -> category.get("name").asText())
                .anyMatch(name -> name.startsWith("Tolerated, as a player may: "));
    }

    @Test
    void thePageNamesNothingOutsideOfItself() {
        assertThat(page.skeleton())
                .doesNotContain("googletagmanager")
                .doesNotContainPattern("(?i)(?:src|href|action)\\s*=\\s*[\"']?\\s*(?:https?:)?//")
                .doesNotContainPattern("(?i)\\bimport\\b");
        assertThat(page.styles()).isNotEmpty().allSatisfy(style -> assertThat(style)
                .doesNotContainPattern("(?i)url\\(\\s*[\"']?\\s*(?:https?:)?//")
                .doesNotContain("@import"));
    }

    @Test
    void aRunCutShortIsHeadedSo() throws IOException {
        Page made = report(Examples.run(Profile.ARBITER, false, Examples.GNU_GO), folder);

        assertThat(made.skeleton()).contains("<title>Touchstone: base, INCOMPLETE RUN</title>");
        assertThat(made.json("widgets/summary.json").get("reportName").asText()).contains("INCOMPLETE RUN");
    }

    @Test
    void hostileTextIsNotInTheSkeleton() throws IOException {
        Page made = report(Examples.hostile(), folder);

        assertThat(made.testCases()).hasSize(5);
        assertThat(made.skeleton()).contains("<title>Touchstone: _script_").doesNotContain("<script>alert");
    }

    @Test
    void aStaleArchiveOfClassesDoesNoHarm() throws IOException {
        Path own = copyOfAllure();
        AllureInstallation allure = new AllureInstallation(own);
        Files.writeString(allure.classDataArchive(), "from another time");
        Path results = results(Examples.run(Profile.ARBITER, true, Examples.GNU_GO), folder);

        new AllureReport(allure, AllureReport.LIMIT).run(results, folder.resolve("report"), "Touchstone");

        assertThat(folder.resolve("report/index.html")).exists();
    }

    @Test
    void aMissingGeneratorIsNamed() {
        assertThatThrownBy(() -> new AllureReport(new AllureInstallation(folder), AllureReport.LIMIT)
                        .run(folder, folder.resolve("report"), "Touchstone"))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining(folder.toString());
    }

    @Test
    void aGeneratorThatFailsIsQuoted() throws IOException {
        Files.createDirectories(folder.resolve("allure/lib"));
        AllureInstallation empty = new AllureInstallation(folder.resolve("allure"));

        assertThatThrownBy(() ->
                        new AllureReport(empty, AllureReport.LIMIT).run(folder, folder.resolve("report"), "Touchstone"))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("ended with status 1")
                .hasMessageContaining("CommandLine");
    }

    @Test
    void aGeneratorThatTakesTooLongIsStopped() throws IOException {
        Path results = results(Examples.run(Profile.ARBITER, true, Examples.GNU_GO), folder);

        assertThatThrownBy(() -> new AllureReport(AllureInstallation.find(), Duration.ofMillis(1))
                        .run(results, folder.resolve("report"), "Touchstone"))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("did not end within");
    }

    private static Path results(Run run, Path folder) {
        Path results = folder.resolve("results");
        AllureResults.write(run, results, 1);
        return results;
    }

    private static Page report(Run run, Path folder) throws IOException {
        AllureReport.generate(run, results(run, folder), folder.resolve("report"));
        return Page.read(folder.resolve("report/index.html"));
    }

    /** One that a test may spoil. */
    private Path copyOfAllure() throws IOException {
        Path original = AllureInstallation.find().folder();
        Path copy = folder.resolve("allure");
        try (var paths = Files.walk(original)) {
            for (Path path : (Iterable<Path>) paths::iterator) {
                if (!path.toString().endsWith(".jsa")) {
                    Files.copy(path, copy.resolve(original.relativize(path)));
                }
            }
        }
        return copy;
    }
}
