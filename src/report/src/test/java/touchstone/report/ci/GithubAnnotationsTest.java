package touchstone.report.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.spi.Identity;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** Errors on the page of a GitHub job: where, how many, and nothing that a program could make of them. */
class GithubAnnotationsTest {

    @TempDir
    private Path folder;

    private static List<Result> violated(String words) {
        return List.of(Runs.result(Runs.ENGINE, "base.8/1", Verdict.VIOLATED, words));
    }

    @Test
    void aViolationStandsAtItsScenario() {
        List<String> lines = GithubAnnotations.of(Runs.run(violated("it takes it")), Optional.empty());
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0))
                .matches("::error file=[^,:]+\\.feature,line=[0-9]+,title=base\\.8 [^:]*::my-go answers otherwise.*")
                .endsWith(". base.8/1: expected White may not play B4; answered: it takes it");
    }

    @Test
    void whatTheBaselineKnowsIsNone() {
        List<Result> results = violated("it takes it");
        var baseline = Optional.of(Runs.baseline(folder.resolve("b, 100%.yaml"), results));
        assertThat(GithubAnnotations.of(Runs.run(baseline, true, results), baseline))
                .isEmpty();
        assertThat(GithubAnnotations.of(Runs.run(baseline, true, violated("it resigns")), baseline))
                .hasSize(1)
                .allSatisfy(line -> assertThat(line).contains("b%2C 100%25.yaml,line="));
    }

    @Test
    void hostileTextMakesNoCommand() {
        assertThat(GithubAnnotations.of(Runs.run(violated(Runs.LONG)), Optional.empty()))
                .hasSize(1)
                .allSatisfy(line -> {
                    assertThat(line).hasLineCount(1).startsWith("::error file=").doesNotContain("\n", "\r");
                    assertThat(line.substring(0, line.indexOf("::", 2))).doesNotContain("script");
                });
    }

    @Test
    void noMoreThanGithubShows() {
        List<Result> results = new ArrayList<>();
        IntStream.range(0, 12)
                .forEach(i -> results.add(Runs.result(
                        new Identity("engine-" + i, "Engine", "" + i, "./e" + i), "base.8/1", Verdict.VIOLATED, "no")));
        List<String> lines = GithubAnnotations.of(Runs.run(results), Optional.empty());
        assertThat(lines).hasSize(10);
        assertThat(lines.get(9)).startsWith("::error title=Rules of Go::and 3 more causes");
    }

    @Test
    void commandsAreOffWhereOthersSpeak() {
        assertThat(WorkflowCommands.of(Map.of())).isEmpty();
        WorkflowCommands commands =
                WorkflowCommands.of(Map.of("GITHUB_ACTIONS", "true")).orElseThrow();
        assertThat(commands.off())
                .startsWith("::stop-commands::")
                .endsWith(commands.on().replace(":", ""));
        assertThat(WorkflowCommands.of(Map.of("GITHUB_ACTIONS", "true"))
                        .orElseThrow()
                        .on())
                .isNotEqualTo(commands.on());
    }
}
