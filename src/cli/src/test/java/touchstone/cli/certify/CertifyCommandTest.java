package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramRun;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;

/** Runs as a user starts them, from the command line to what is on the disk. */
class CertifyCommandTest {

    @TempDir
    private Path out;

    @Test
    void theReferenceConforms() throws IOException {
        ProgramRun terminal = ProgramRun.asIs("certify", "--no-allure", "--out", out.toString());
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.out())
                .contains("reference")
                .containsPattern("\nreference .* conforms to base as arbiter: (\\d+) of \\1 clauses satisfied\n$")
                .containsOnlyOnce(" clauses satisfied")
                .doesNotContain("Time: ", "Left out: ", "known faults", "Other clauses");
        RunRecord record = RunFolder.record(out);
        assertThat(record.complete()).isTrue();
        assertThat(RunFolder.results(out))
                .hasSize(record.subjects().get(0).planned())
                .allSatisfy(result -> assertThat(result.verdict()).isEqualTo(Verdict.SATISFIED));
    }

    @Test
    void theReferenceConformsWithRule7A() {
        ProgramRun terminal = ProgramRun.run("certify", "--verbose", "--ruleset", "base-7A", "--out", out.toString());
        assertThat(terminal.exitCode()).as(terminal.out()).isZero();
    }

    @Test
    void anotherRepetitionRuleIsAViolationOfRule8() {
        ProgramRun terminal = ProgramRun.run(
                "certify", "--subject", "reference.situational", "--ruleset", "base", "--out", out.toString());
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.out())
                .contains("violated  reference.situational plays by repetition=situational")
                .contains("   base.8")
                .contains(" --clause base.8", " --out reports/again\n")
                .containsPattern(
                        "reference.situational .*does not conform to base as\\sarbiter: [0-9]+ of [0-9]+\\sclauses\\sviolated\n$");
    }

    @Test
    void oneClauseAlone() throws IOException {
        ProgramRun.run("certify", "--clause", "base.5", "--out", out.toString());
        assertThat(RunFolder.results(out)).isNotEmpty().allSatisfy(result -> assertThat(result.clause())
                .isEqualTo("base.5"));
    }

    @Test
    void oneScenarioAlone() throws IOException {
        ProgramRun.run("certify", "--clause", "base.5/2", "--out", out.toString());
        assertThat(RunFolder.results(out)).extracting(Result::scenario).containsExactly("base.5/2");
    }

    @Test
    void whatIsNotTriedIsSaidWithItsReason() {
        assertThat(ProgramRun.run("certify", "--verbose", "--clause", "base.5", "--out", out.toString())
                        .out())
                .contains("Time: ")
                .contains("Left out: ")
                .contains(" of no clause chosen")
                .contains(" of no clause of base");
        assertThat(ProgramRun.run("certify", "--verbose", "--ruleset", "base-7A", "--out", out.toString())
                        .out())
                .contains(" holding only under self-capture=allowed");
    }

    @Test
    void severalSubjectsAreColumnsOfTheirOwn() throws IOException {
        ProgramRun terminal = ProgramRun.run(
                "certify",
                "--ruleset",
                "base",
                "--subject",
                "reference",
                "--subject",
                "reference.7A",
                "--subject",
                "reference.situational",
                "--out",
                out.toString());
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.out().lines().findFirst().orElse("")).containsPattern("\\| 1 +\\| 2 +\\| 3$");
        assertThat(terminal.out())
                .containsPattern(
                        "(?m)^1  reference .*\n(?:.*\n)*?2  reference\\.7A .*\n(?:.*\n)*?3  reference\\.situational ");
        List<Result> results = RunFolder.results(out);
        assertThat(results.stream().map(result -> result.subject().id()).distinct())
                .containsExactly("reference", "reference.7A", "reference.situational");
        assertThat(results.stream()
                        .map(result -> result.subject().id() + result.scenario())
                        .distinct())
                .hasSameSizeAs(results);
    }

    @Test
    void anEngineThatCannotBeStartedDoesNotCostTheOthersTheirResults() throws IOException {
        ProgramRun terminal = ProgramRun.run(
                "certify",
                "--ruleset",
                "base",
                "--subject",
                "reference",
                "--engine",
                "no-such-engine --gtp",
                "--out",
                out.toString());
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).contains("no-such-engine").doesNotContain("\tat ");
        assertThat(terminal.err().lines()).hasSize(1);
        assertThat(RunFolder.results(out)).isNotEmpty();
        assertThat(RunFolder.record(out).subjects()).hasSize(2);
    }

    @Test
    void resultsOfTheRunBeforeAreGone() throws IOException {
        Files.writeString(out.resolve("results.jsonl"), "old\n");
        ProgramRun.run("certify", "--clause", "base.5", "--out", out.toString());
        assertThat(Files.readString(out.resolve("results.jsonl"))).doesNotContain("old");
    }
}
