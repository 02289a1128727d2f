package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.cli.ProgramRun;
import touchstone.rpc.client.RpcSubject;
import touchstone.rpc.client.TimeLimits;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.Verdict;

/** The starters: the run of each shows the two faults that its library has, and nothing else. */
@Tag("slow") // needs Python, Node and Go, and tries all base rules thrice in each
@Order(1) // waits for other processes
class StarterTest {

    private static final TimeLimits LIMITS = new TimeLimits(Duration.ofSeconds(60), Duration.ofSeconds(60));

    @TempDir
    private Path folder;

    private static Examination certified(Starter starter, Path copy) {
        return Examination.of(RpcSubject.start(starter.line(copy), Optional.empty(), LIMITS), "base");
    }

    /** Its own runner of the vectors needs no Touchstone, and finds what is found in the other way. */
    @ParameterizedTest
    @EnumSource
    void itsFaultsAreSeen(Starter starter) throws IOException, InterruptedException {
        starter.assumeInstalled();
        Path copy = starter.copied(folder.resolve("starter"));
        Examination found = certified(starter, copy);

        assertThat(found.of(Verdict.ERROR)).isEmpty();
        assertThat(found.of(Verdict.VIOLATED))
                .extracting(Result::clause)
                .containsAll(starter.faulty())
                .doesNotContainAnyElementsOf(starter.right());
        assertThat(found.of(Verdict.SATISFIED)).hasSizeGreaterThan(250);

        Path vectors = folder.resolve("vectors");
        ProgramRun written = ProgramRun.run("rulesets", "vectors", "--ruleset", "base", "--out", vectors.toString());
        assertThat(written.err()).isEmpty();
        Path results = folder.resolve("results.jsonl");
        starter.runVectors(copy, vectors, results);
        Path run = folder.resolve("run");
        ProgramRun taken = ProgramRun.run(
                "rulesets", "vectors", "--results", results.toString(), "--ruleset", "base", "--out", run.toString());
        assertThat(taken.exitCode()).as(taken.err()).isEqualTo(1);
        List<Result> byVectors = RunFolder.results(run);
        assertThat(scenarios(byVectors, Verdict.VIOLATED))
                .hasSizeGreaterThan(10)
                .isEqualTo(scenarios(found.of(Verdict.VIOLATED), Verdict.VIOLATED));
    }

    @ParameterizedTest
    @EnumSource
    void withoutThemItIsRight(Starter starter) throws IOException, InterruptedException {
        starter.assumeInstalled();
        Examination found = certified(starter, starter.corrected(folder.resolve("starter")));

        assertThat(found.accusations()).isEmpty();
        assertThat(found.of(Verdict.SATISFIED)).hasSizeGreaterThan(350);
    }

    private static Set<String> scenarios(List<Result> results, Verdict verdict) {
        return results.stream()
                .filter(result -> result.verdict() == verdict)
                .map(Result::scenario)
                .collect(Collectors.toSet());
    }
}
