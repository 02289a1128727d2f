package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramRun;
import touchstone.formats.shell.ShellWords;
import touchstone.rpc.client.RpcSubject;
import touchstone.rpc.client.TimeLimits;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.Verdict;

/** The starter in Python: its run shows the two faults that its library has, and nothing else. */
@Tag("slow") // needs Python, and tries all base rules twice
class PythonStarterTest {

    private static final TimeLimits LIMITS = new TimeLimits(Duration.ofSeconds(60), Duration.ofSeconds(60));
    private static final Path STARTER =
            Path.of(System.getProperty("touchstone.home")).resolve("src/adapters/python");

    /** What is wrong in the library, and what would be right. */
    private static final Map<String, String> CORRECTIONS = Map.of(
            "if stones in self.seen[-2:]:", "if stones in self.seen:",
            "if any(self.stones[near] == player for near in border):",
                    "if border and all(self.stones[near] == player for near in border):");

    @TempDir
    private Path corrected;

    @BeforeAll
    static void assumePython() {
        assumeTrue(
                Arrays.stream(System.getenv("PATH").split(":"))
                                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "python3")))
                        || "true".equals(System.getenv("CI")),
                "Python is not installed (Debian: python3), so the starter is not tried");
    }

    private static Examination certified(Path folder) {
        String line = ShellWords.joined(
                List.of("python3", folder.resolve("subject.py").toString()));
        return Examination.of(RpcSubject.start(line, Optional.empty(), LIMITS), "base");
    }

    @Test
    void itsFaultsAreSeen() {
        Examination found = certified(STARTER);

        assertThat(found.of(Verdict.ERROR)).isEmpty();
        assertThat(found.of(Verdict.VIOLATED))
                .extracting(Result::clause)
                .contains("base.8", "base.9.territory")
                .doesNotContain("base.7.step-2", "base.4.liberty");
        assertThat(found.of(Verdict.SATISFIED)).hasSizeGreaterThan(250);
    }

    /** Its own runner needs no Touchstone, and finds what is found in the other way. */
    @Test
    void itsRunnerOfTheVectorsSeesTheSameFaults() throws Exception {
        Path vectors = corrected.resolve("vectors");
        ProgramRun written = ProgramRun.run("rulesets", "vectors", "--ruleset", "base", "--out", vectors.toString());
        assertThat(written.err()).isEmpty();
        Path report = corrected.resolve("report.jsonl");
        Process runner = new ProcessBuilder(
                        "python3", "-B", STARTER.resolve("vectors.py").toString(), vectors.toString(), "base")
                .redirectOutput(report.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(runner.waitFor()).isZero();
        Path folder = corrected.resolve("run");
        ProgramRun taken = ProgramRun.run(
                "rulesets", "vectors", "--results", report.toString(), "--ruleset", "base", "--out", folder.toString());
        assertThat(taken.exitCode()).isEqualTo(1);

        assertThat(RunFolder.results(folder))
                .filteredOn(result -> result.verdict() == Verdict.VIOLATED)
                .extracting(Result::scenario)
                .containsExactlyInAnyOrderElementsOf(certified(STARTER).of(Verdict.VIOLATED).stream()
                        .map(Result::scenario)
                        .toList());
    }

    @Test
    void withoutThemItIsRight() throws IOException {
        String library = Files.readString(STARTER.resolve("go_library.py"));
        for (Map.Entry<String, String> correction : CORRECTIONS.entrySet()) {
            assertThat(library).containsOnlyOnce(correction.getKey());
            library = library.replace(correction.getKey(), correction.getValue());
        }
        Files.writeString(corrected.resolve("go_library.py"), library);
        Files.copy(STARTER.resolve("subject.py"), corrected.resolve("subject.py"));
        Examination found = certified(corrected);

        assertThat(found.accusations()).isEmpty();
        assertThat(found.of(Verdict.SATISFIED)).hasSizeGreaterThan(350);
    }
}
