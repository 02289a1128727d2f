package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.cli.ProgramRun;
import touchstone.cli.PublishedSchema;
import touchstone.cli.gtp.PipedReference;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.Verdict;

/** What runs leave behind: lines that keep to the published schema, and the same verdicts by whatever way. */
@Tag("slow") // tries the whole specification over a pipe, three times
class CertifyResultsTest {

    @TempDir
    private Path folder;

    @Test
    void everyLineKeepsToThePublishedSchema() throws IOException {
        ProgramRun.run(
                "certify",
                "--ruleset",
                "base",
                "--subject",
                "reference.simple-ko",
                "--engine",
                "sh -c " + quoted(dyingEngine()),
                "--out",
                folder.toString());

        List<Result> results = RunFolder.results(folder);
        assertThat(results.stream().map(Result::verdict))
                .contains(Verdict.SATISFIED, Verdict.VIOLATED, Verdict.UNSUPPORTED, Verdict.ERROR);
        assertThat(Files.readAllLines(folder.resolve("results.jsonl")))
                .hasSameSizeAs(results)
                .allSatisfy(line -> assertThat(PublishedSchema.faults(line)).isEmpty());
        assertThat(PublishedSchema.faults("run", Files.readString(folder.resolve("run.json"))))
                .isEmpty();
    }

    /** The reference over GTP, but without a command, and dying now and then. */
    private static String dyingEngine() {
        return "n=0; while read -r l; do n=$((n+1)); [ $n -gt 3000 ] && exit 1; printf \"%s\\n\" \"$l\"; done"
                + " | sed -u s/final_score/none/ | " + PipedReference.line().replace("'", "\"");
    }

    private static String quoted(String text) {
        return "'" + text + "'";
    }

    @ParameterizedTest
    @ValueSource(strings = {"reference", "mutant.snapback-is-ko", "mutant.one-chain-only"})
    void overGtpTheVerdictsAreTheSameAsInProcess(String subject) throws IOException {
        ProgramRun.run(
                "certify",
                "--ruleset",
                "base",
                "--subject",
                subject,
                "--out",
                folder.resolve("process").toString());
        ProgramRun.run(
                "certify",
                "--ruleset",
                "base",
                "--engine",
                PipedReference.line("--strict", "--subject", subject),
                "--out",
                folder.resolve("gtp").toString());

        Set<String> unsaid = unsaid("gtp");
        assertThat(unsaid).hasSizeLessThan(50);
        Map<String, Verdict> sayable = verdicts("process");
        sayable.keySet().removeAll(unsaid);
        Map<String, Verdict> said = verdicts("gtp");
        said.keySet().removeAll(unsaid);
        assertThat(said).isNotEmpty().isEqualTo(sayable);
    }

    /**
     * The scenarios for which the protocol has no words: agreements, and stones captured before the game is taken up; and those
     * about moves of its own, which our server does not make.
     */
    private Set<String> unsaid(String run) throws IOException {
        return RunFolder.results(folder.resolve(run)).stream()
                .filter(result -> result.verdict() == Verdict.UNSUPPORTED)
                .filter(result -> result.message().contains("what players agree on")
                        || result.message().contains("how many stones were captured before")
                        || result.clause().equals("shows.generated-move"))
                .map(Result::scenario)
                .collect(Collectors.toSet());
    }

    private Map<String, Verdict> verdicts(String run) throws IOException {
        return new HashMap<>(RunFolder.results(folder.resolve(run)).stream()
                .collect(Collectors.toMap(Result::scenario, Result::verdict)));
    }
}
