package touchstone.report.allure;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.report.Examples;
import touchstone.report.Made;
import touchstone.report.Page;
import touchstone.report.Report;
import touchstone.report.Run;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

@Tag("slow") // runs Allure
class AllureHistoryTest {

    @TempDir
    private Path out;

    @Test
    void aRunIsComparedWithThoseBeforeItButWithNoOther() throws IOException {
        Made.reports(out, run("base", Verdict.SATISFIED, 0));
        Report.Told second = Made.reports(out, run("base", Verdict.VIOLATED, 60));

        assertThat(second.warnings()).isEmpty();
        Page page = Page.read(AllureOutput.page(out));
        assertThat(page.json("widgets/history-trend.json").findValuesAsText("buildOrder"))
                .containsExactly("2", "1");
        assertThat(page.json("widgets/history-trend.json").at("/1/data/passed").asInt())
                .isEqualTo(1);
        for (String trend : List.of("duration-trend", "categories-trend", "retry-trend")) {
            assertThat(page.json("widgets/" + trend + ".json"))
                    .as(trend)
                    .hasSizeGreaterThanOrEqualTo(trend.startsWith("cat") ? 1 : 2);
        }
        JsonNode test = page.testCases().get(0);
        assertThat(test.at("/extra/history/items/0/status").asText()).isEqualTo("passed");
        assertThat(test.get("newFailed").asBoolean()).isTrue();
        assertThat(page.json("widgets/executors.json").at("/0/buildName").asText())
                .startsWith("Run 2: base");

        // The report of the same run made again is no third run.
        Made.reports(out, run("base", Verdict.VIOLATED, 60));
        assertThat(trend()).containsExactly("2", "1");

        // Nor is one of another ruleset, in the same folder.
        Made.reports(out, run("aga", Verdict.VIOLATED, 120));
        assertThat(trend()).containsExactly("1");
        assertThat(Page.read(AllureOutput.page(out)).testCases().get(0).at("/extra/history"))
                .isEmpty();

        // And one that goes on with the first goes on with its history.
        Made.reports(out, run("base", Verdict.VIOLATED, 180));
        assertThat(trend()).containsExactly("3", "2", "1");
    }

    @Test
    void historyThatIsKeptElsewhereOrDamagedOrCannotBeKept(@TempDir Path elsewhere) throws IOException {
        AllureRequest request = new AllureRequest(Optional.of(true), Optional.of(elsewhere.resolve("new/history")));
        Made.reports(out, run("base", Verdict.SATISFIED, 0), request);
        assertThat(out.resolve("allure-history")).doesNotExist();

        Path kept;
        try (Stream<Path> files = Files.walk(elsewhere)) {
            kept = files.filter(file -> file.endsWith("after/history.json"))
                    .findFirst()
                    .orElseThrow();
        }
        Files.writeString(kept, "{\"a\": {\"items\": 7}}");
        Report.Told damaged = Made.reports(out, run("base", Verdict.VIOLATED, 60), request);
        assertThat(damaged.warnings())
                .singleElement()
                .asString()
                .contains("the history of earlier runs is left out")
                .contains("history.json is damaged");
        assertThat(trend()).containsExactly("1");

        Path file = Files.writeString(elsewhere.resolve("file"), "a file");
        Report.Told unkept = Made.reports(
                out,
                run("base", Verdict.VIOLATED, 120),
                new AllureRequest(Optional.of(true), Optional.of(file.resolve("below"))));
        assertThat(AllureOutput.page(out)).exists();
        assertThat(unkept.warnings()).singleElement().asString().contains("cannot be written");
    }

    @Test
    void aRunThatWasCutShortIsNotKept() {
        Run run = run("base", Verdict.SATISFIED, 0);
        Made.reports(out, Examples.made(run.specification(), run.results(), run.profile(), false));

        assertThat(out.resolve("allure-history")).doesNotExist();
    }

    @Test
    void moreThanTwentySeriesAreNotKeptNorAnythingForeignRemoved() throws IOException {
        Path foreign = Files.createDirectories(out.resolve("foreign"));
        for (int i = 0; i < 25; i++) {
            new AllureHistory(out, run("ruleset-" + i, Verdict.SATISFIED, 0))
                    .keep(java.util.Map.of(), java.util.Map.of("history.json", new byte[] {'{', '}'}));
        }
        try (Stream<Path> folders = Files.list(out)) {
            assertThat(folders).hasSize(21).contains(foreign);
        }
    }

    @Test
    void aRunLimitedToOtherClausesIsAnotherSeries() throws IOException {
        Run run = run("base", Verdict.SATISFIED, 0);
        new AllureHistory(out, run).keep(java.util.Map.of(), java.util.Map.of());
        new AllureHistory(out, Examples.only(run, "base.8")).keep(java.util.Map.of(), java.util.Map.of());

        try (Stream<Path> folders = Files.list(out)) {
            assertThat(folders).hasSize(2);
        }
    }

    private List<String> trend() throws IOException {
        return Page.read(AllureOutput.page(out))
                .json("widgets/history-trend.json")
                .findValuesAsText("buildOrder");
    }

    private static Run run(String ruleset, Verdict verdict, int seconds) {
        Result r = Examples.result(Examples.GNU_GO, "base.8/1", verdict);
        Result result = new Result(
                r.subject(),
                r.clause(),
                r.scenario(),
                r.title(),
                r.verdict(),
                r.capability(),
                r.message(),
                r.step(),
                r.expected(),
                r.actual(),
                r.errorTail(),
                r.diagrams(),
                r.transcript(),
                r.run(),
                new RecordedClaim(ruleset, r.claim().profile(), false, List.of()),
                r.started().plus(Duration.ofSeconds(seconds)),
                r.millis(),
                r.waitedMillis(),
                List.of(),
                List.of());
        return Examples.made(Examples.SPECIFICATION, List.of(result), Profile.ARBITER, true);
    }
}
