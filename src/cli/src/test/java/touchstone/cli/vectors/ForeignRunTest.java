package touchstone.cli.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.ProgramRun;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.Verdict;

/** What others report of the vectors. */
class ForeignRunTest {

    @TempDir
    private Path folder;

    private ProgramRun take(String... lines) throws IOException {
        Path file = Files.write(folder.resolve("mine.jsonl"), List.of(lines));
        return ProgramRun.run(
                "rulesets",
                "vectors",
                "--results",
                file.toString(),
                "--ruleset",
                "base",
                "--out",
                folder.resolve("run").toString());
    }

    @Test
    void whatWasReportedIsARun() throws IOException {
        ProgramRun taken = take(
                "{\"scenario\":\"base.8/1\",\"outcome\":\"passed\",\"millis\":3}",
                "{\"scenario\":\"base.8/2\",\"outcome\":\"failed\",\"message\":\"ko\"}");

        assertThat(taken.exitCode()).as(taken.err()).isEqualTo(1);
        assertThat(taken.out()).startsWith("mine.jsonl, base: 1 scenarios passed, 1 failed, ");
        List<Result> results = RunFolder.results(folder.resolve("run"));
        assertThat(results)
                .filteredOn(result -> result.verdict() == Verdict.VIOLATED)
                .singleElement()
                .satisfies(result -> {
                    assertThat(result.scenario()).isEqualTo("base.8/2");
                    assertThat(result.message()).isEqualTo("ko");
                });
        assertThat(results)
                .filteredOn(result -> result.scenario().equals("base.8/3"))
                .singleElement()
                .satisfies(result -> assertThat(result.message()).isEqualTo("not reported"));
        assertThat(RunFolder.record(folder.resolve("run")).complete()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "no JSON|mine.jsonl:2: no JSON object with scenario, outcome and message",
                "{\"scenario\":\"base.8/2\",\"outcome\":\"ok\"}|mine.jsonl:2: the outcome is 'ok'; expected passed",
                "{\"scenario\":\"base.8/99\",\"outcome\":\"passed\"}|mine.jsonl:2: there is no scenario 'base.8/99'",
                "{\"scenario\":\"aga.10/1\",\"outcome\":\"passed\"}|mine.jsonl:2: aga.10/1 does not hold under base",
                "{\"scenario\":\"base.8/1\",\"outcome\":\"passed\"}|mine.jsonl:2: base.8/1 was reported before"
            })
    void whatIsWrongIsSaidWithItsLine(String line, String complaint) throws IOException {
        ProgramRun taken = take("{\"scenario\":\"base.8/1\",\"outcome\":\"passed\"}", line);

        assertThat(taken.exitCode()).isEqualTo(2);
        assertThat(taken.err()).contains(complaint);
    }

    @Test
    void resultsAreOfOneRuleset() {
        ProgramRun run = ProgramRun.run("rulesets", "vectors", "--results", "mine.jsonl", "--out", folder.toString());

        assertThat(run.exitCode()).isEqualTo(64);
        assertThat(run.err()).contains("--results needs one --ruleset");
    }
}
