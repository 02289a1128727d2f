package touchstone.report.ci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.report.ReportException;
import touchstone.report.Run;
import touchstone.spi.Identity;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

class SummaryTest {

    private static final List<Result> SATISFIED = Runs.all(Runs.ENGINE, "", Verdict.SATISFIED);
    private static final List<Result> VIOLATING = Runs.all(Runs.ENGINE, "base.8/1", Verdict.VIOLATED);

    @TempDir
    private Path folder;

    private static String summary(Run run) {
        return Summary.of(run, 100_000);
    }

    @Test
    void theFirstLineIsTheVerdict() {
        assertThat(summary(Runs.run(SATISFIED))).startsWith("## ✅ `my-go 1.2` conforms to base as arbiter\n");
        assertThat(summary(Runs.run(VIOLATING)))
                .startsWith("## ❌ `my-go 1.2` does not conform to base as arbiter\n")
                .contains("`My Go`, run as `./my-go --gtp`. 2 of 3 clauses satisfied, 1 violated; ");
    }

    @Test
    void aViolatedClauseHasItsTitleAndOneScenarioWithItsBoard() {
        assertThat(summary(Runs.run(VIOLATING))).contains("""
                ### Violated: 1 clause

                - **`base.8`** A play that recreates an earlier position is illegal (1 of 3 scenarios)

                  `base.8/1` A ko may not be retaken at once
                  - expected: `White may not play B4`
                  - answered: `it did`

                  ```text
                  it did
                  it did
                  ```
                """);
    }

    @Test
    void whatBrokeDownOrIsLackingIsNoViolation() {
        assertThat(summary(Runs.run(Runs.all(Runs.ENGINE, "base.8/2", Verdict.ERROR))))
                .startsWith("## ⚠️ `my-go 1.2` cannot be said to conform to base as arbiter\n")
                .contains("### Errors: 1 scenario\n", "- `base.8/2` The ko may be retaken")
                .doesNotContain("Violated");
        assertThat(summary(Runs.run(Runs.all(Runs.ENGINE, "base.8/2", Verdict.UNSUPPORTED))))
                .startsWith("## ✅ `my-go 1.2` conforms")
                .contains("- for lack of `score`: 1 scenario, of `base.8`");
    }

    @Test
    void theOrderInWhichScenariosEndedMakesNoDifference() {
        List<Result> shuffled = new ArrayList<>(VIOLATING);
        shuffled.set(3, Runs.result(Runs.ENGINE, shuffled.get(3).scenario(), Verdict.VIOLATED, "that too"));
        String inOrder = summary(Runs.run(shuffled));
        Collections.reverse(shuffled);
        assertThat(summary(Runs.run(shuffled))).isEqualTo(inOrder);
    }

    @Test
    void aCutRunAndASubjectThatDidNotStartSaySo() {
        Run run = new Run(
                Runs.SPECIFICATION,
                Runs.CLAIM,
                Runs.record(false, List.of(Runs.attempt(Runs.ENGINE, 0, Optional.of("no such program")))),
                List.of(),
                folder,
                Optional.empty());
        assertThat(summary(run))
                .startsWith("**Incomplete: the run was cut short.**")
                .contains("\n## ⚠️ `my-go 1.2` could not be tried: `base` as arbiter\n", "`no such program`");
    }

    @Test
    void underABaselineChangesComeFirstAndKnownFailuresLast() {
        BaselineFile baseline = Runs.baseline(folder.resolve("b.yaml"), VIOLATING);
        assertThat(summary(Runs.run(Optional.of(baseline), true, VIOLATING)))
                .startsWith("## ✅ `my-go 1.2` is as its baseline says: `base` as arbiter\n")
                .contains(
                        "**No changes** from `" + baseline.path() + "`; 1 known failure as before (1 without a reason)")
                .contains("### Violated as before: 1 clause");
        List<Result> other = Runs.all(Runs.ENGINE, "base.8/3", Verdict.VIOLATED);
        assertThat(summary(Runs.run(Optional.of(baseline), true, other)))
                .startsWith("## ❌ `my-go 1.2` differs from its baseline in 2 scenarios: `base` as arbiter\n")
                .contains("- **broken** `base.8/3` Passing is never a repetition (satisfied → violated)")
                .contains("- **fixed** `base.8/1` A ko may not be retaken at once (violated → satisfied)")
                .contains("### Violated: 1 clause");
    }

    @Test
    void aSubjectThatTheBaselineDoesNotKnowIsNotGood() {
        BaselineFile baseline = Runs.baseline(folder.resolve("b.yaml"), SATISFIED);
        List<Result> other = Runs.all(new Identity("other", "Other", "", "./other"), "", Verdict.SATISFIED);
        assertThat(summary(Runs.run(Optional.of(baseline), true, other)))
                .startsWith("## ⚠️ `other` conforms, and is not in the baseline: `base` as arbiter\n")
                .contains("**Not in this run**, though in the baseline: `my-go`\n");
    }

    @Test
    void severalSubjectsHaveATableAndASectionEach() {
        List<Result> other = Runs.all(new Identity("other", "Other", "", "./other"), "base.8/1", Verdict.UNSUPPORTED);
        String summary = summary(Runs.run(VIOLATING, other));
        assertThat(summary).startsWith("""
                ## Touchstone: `base` as arbiter

                | | subject | verdict | passed | violated | unsupported | error | known faults excluded |
                |---|---|---|--:|--:|--:|--:|--:|
                | ❌ | `my-go 1.2` | does not conform | 5 | 1 | 0 | 0 | 2 of 3 |
                | ✅ | `other` | shows no violation | 5 | 0 | 1 | 0 | 2 of 3 |
                """);
        assertThat(summary)
                .contains("\n### ❌ `my-go 1.2` does not", "\n#### Violated", "\n### ✅ `other` shows no violation");
    }

    @Test
    void whateverAProgramCallsItselfAndSaysIsOnlyText() {
        Identity hostile = new Identity(Runs.HOSTILE, Runs.LONG, Runs.LONG, Runs.LONG);
        List<Result> results = new ArrayList<>();
        Verdict[] verdicts = {Verdict.VIOLATED, Verdict.ERROR, Verdict.TOLERATED, Verdict.UNSUPPORTED};
        List<String> ids = Runs.SPECIFICATION.scenarios().map(one -> one.id()).toList();
        for (int i = 0; i < ids.size(); i++) {
            results.add(Runs.result(hostile, ids.get(i), verdicts[i % verdicts.length], Runs.LONG));
        }
        String summary = summary(Runs.run(results, SATISFIED));
        Rendered rendered = Rendered.of(summary);
        assertThat(rendered.links).isEmpty();
        assertThat(rendered.html.stream().map(String::strip))
                .containsOnly("<details><summary>Unsupported: 1 scenario, which is no fault</summary>", "</details>");
        assertThat(rendered.cells).containsOnly(8);
        assertThat(String.join(" ", rendered.words))
                .doesNotContain("hostile", "octo", "#", "secrets", "alert", "onerror", "::error");
        assertThat(summary)
                .doesNotContain("\u001B", "\u202E", "\u2066", "\u0000", "\uD800")
                .hasSizeLessThan(40_000);
        assertThat(summary.lines()).noneMatch(line -> line.startsWith("::"));
    }

    @Test
    void aPageThatIsTooLongSaysWhatItLeavesOut() {
        List<List<Result>> many = IntStream.range(0, 30)
                .mapToObj(i -> Runs.all(new Identity("e" + i, "E", "1", "./e" + i), "base.8/1", Verdict.VIOLATED))
                .toList();
        Run run = Runs.run(
                Optional.empty(), true, many.stream().flatMap(List::stream).toList());
        String whole = Summary.of(run, 1_000_000);
        String cut = Summary.of(run, 6000);
        assertThat(whole).doesNotContain("Left out").contains("`e29 1`");
        assertThat(cut.getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(6000);
        assertThat(cut).containsPattern("_Left out for lack of room: \\d+ parts of this page");
    }

    @Test
    void aFileIsAddedToAndNeverGrowsBeyondWhatIsShown() throws IOException {
        Path file = folder.resolve("new/summary.md");
        new Summary(file).make(Runs.run(SATISFIED));
        new Summary(file).make(Runs.run(VIOLATING));
        assertThat(file).content().containsSubsequence("✅ `my-go 1.2` conforms", "\n\n## ❌ `my-go 1.2` does not");
        Files.writeString(file, "x".repeat(1024 * 1024 - 3000));
        new Summary(file).make(Runs.run(VIOLATING));
        assertThat(Files.size(file)).isGreaterThan(1024 * 1024 - 3000).isLessThanOrEqualTo(1024 * 1024);
        Files.writeString(file, "x".repeat(1024 * 1024 - 100));
        assertThatThrownBy(() -> new Summary(file).make(Runs.run(VIOLATING)))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining(file + ": it holds nearly 1 MiB");
        assertThatThrownBy(() -> new Summary(folder).make(Runs.run(VIOLATING)))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("cannot be written to " + folder);
    }
}
