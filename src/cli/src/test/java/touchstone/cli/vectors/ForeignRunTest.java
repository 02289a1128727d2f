package touchstone.cli.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.ProgramRun;
import touchstone.cli.options.Installation;
import touchstone.cli.run.SuiteFingerprint;
import touchstone.cli.terminal.CommandException;
import touchstone.report.Run;
import touchstone.report.badge.Badge;
import touchstone.report.published.IndexEntries;
import touchstone.report.published.IndexEntry;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.certificate.SuiteVersion;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** What others report of the vectors. */
@Tag("slow") // makes all reports of a run of the base rules
class ForeignRunTest {

    private static final Specification SPECIFICATION = Installation.specification();
    private static final Ruleset BASE = SPECIFICATION.ruleset("base").orElseThrow();
    private static final SuiteVersion SUITE = SuiteFingerprint.of(SPECIFICATION);

    @TempDir
    private Path folder;

    /** The ids of all scenarios of the base rules that vectors have. */
    private static List<String> vectors() {
        Claim claim = new Claim(BASE, Profile.ARBITER, List.of());
        return SPECIFICATION
                .scenarios()
                .filter(scenario ->
                        claim.has(SPECIFICATION.clause(scenario.clause()).orElseThrow()) && claim.meets(scenario))
                .filter(scenario -> VectorRecorder.obstacle(scenario).isEmpty())
                .map(Scenario::id)
                .toList();
    }

    private static String line(String scenario, String outcome) throws IOException {
        return new ObjectMapper()
                .writeValueAsString(Map.of("scenario", scenario, "outcome", outcome, "message", outcome));
    }

    /** All passed but these. */
    private static List<String> lines(String outcome, String... others) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String id : vectors()) {
            boolean other = List.of(others).contains(id);
            if (!other || !outcome.isEmpty()) {
                lines.add(line(id, other ? outcome : "passed"));
            }
        }
        return lines;
    }

    private Path file(List<String> lines) throws IOException {
        return Files.write(folder.resolve("mine.jsonl"), lines);
    }

    private ForeignRun read(List<String> lines) throws IOException {
        return new ForeignRun(file(lines), Optional.empty(), SPECIFICATION, BASE, SUITE, Installation.facts(0));
    }

    private Run written(ForeignRun foreign) {
        return foreign.write(folder.resolve("run"), new RunRecord.Added(List.of(), List.of()));
    }

    private ClaimResult found(List<String> lines) throws IOException {
        Run run = written(read(lines));
        return run.found(run.subjects().get(0));
    }

    private ProgramRun verified(String... options) {
        List<String> words = new ArrayList<>(List.of(
                "certificate", "verify", folder.resolve("run/certificate.json").toString()));
        words.addAll(List.of(options));
        return ProgramRun.run(words.toArray(String[]::new));
    }

    @Test
    void matrixCertificateAndAllOtherReportsAreMadeOfIt() throws IOException {
        ProgramRun taken = ProgramRun.run(
                "rulesets",
                "vectors",
                "--results",
                file(lines("")).toString(),
                "--ruleset",
                "base",
                "--out",
                folder.resolve("run").toString());

        assertThat(taken.exitCode()).as(taken.err()).isZero();
        assertThat(taken.out())
                .contains("mine.jsonl, base: " + vectors().size() + " scenarios passed, 0 failed, 1 unsupported, 0 not")
                .contains("mine.jsonl shows no violation of base as arbiter, as its own tests report: ");
        assertThat(folder.resolve("run")).isDirectoryContaining("glob:**/junit.xml");
        assertThat(folder.resolve("run/allure-report/index.html")).exists();
        assertThat(folder.resolve("run/matrix.html")).content().contains("base, as arbiter, reported by its own tests");
        ProgramRun verified = verified();
        assertThat(verified.exitCode()).as(verified.out()).isZero();
        assertThat(verified.out())
                .contains("is sound: mine.jsonl shows no violation of base as arbiter, as its own tests report")
                .containsPattern("rests on +what its own tests reported in mine.jsonl, SHA-256 [0-9a-f]{16}")
                .contains("Touchstone observed none of it");
        ProgramRun replayed = verified("--replay", "--yes");
        assertThat(replayed.exitCode()).isEqualTo(2);
        assertThat(replayed.err()).contains("its own tests reported these results");
    }

    @Test
    void whoPublishesItSaysSo() throws IOException {
        written(read(lines("failed", "base.8/2")));
        Certificate certificate = CertificateFile.open(folder.resolve("run/certificate.json"))
                .certificate()
                .orElseThrow();

        IndexEntry entry = IndexEntries.of("mine.base.json", certificate);
        assertThat(entry.claim()).isEqualTo("base as arbiter, reported by its own tests");
        assertThat(entry.verdict()).isEqualTo("violations, as its own tests report");
        assertThat(Badge.of(certificate).text())
                .startsWith("Go rules: base: 1 of 86 clauses violated")
                .endsWith(", as its own tests report");
    }

    @Test
    void whatFailedIsViolatedAndShowsNothing() throws IOException {
        String[] ko = vectors().stream().filter(id -> id.startsWith("base.8/")).toArray(String[]::new);
        int all = found(lines("")).faults().excluded();
        ForeignRun foreign = read(lines("failed", ko));

        assertThat(foreign.isViolated()).isTrue();
        Run run = written(foreign);
        ClaimResult found = run.found(run.subjects().get(0));
        assertThat(found.conclusion()).isEqualTo(Conclusion.VIOLATIONS);
        assertThat(found.faults().excluded()).isLessThan(all);
        assertThat(run.results())
                .filteredOn(result -> result.scenario().equals("base.8/2"))
                .singleElement()
                .satisfies(result -> assertThat(result.message()).isEqualTo("reported as failed: failed"));
        assertThat(found(lines("unsupported", ko)).faults().excluded())
                .isEqualTo(found.faults().excluded());
        assertThat(verified().exitCode()).isZero();
    }

    /** Of what nobody reported nothing is known: it excludes no fault, and the run is not the whole. */
    @Test
    void whatWasNotReportedWasNotTested() throws IOException {
        String[] ko = vectors().stream().filter(id -> id.startsWith("base.8/")).toArray(String[]::new);
        ForeignRun foreign = read(lines("", ko));

        assertThat(foreign.missing()).containsExactly(ko);
        Run run = written(foreign);
        ClaimResult found = run.found(run.subjects().get(0));
        assertThat(found.conclusion()).isEqualTo(Conclusion.TROUBLE);
        assertThat(found.clauses())
                .filteredOn(clause -> clause.clause().id().equals("base.8"))
                .singleElement()
                .satisfies(clause -> assertThat(clause.verdict()).isEqualTo(ClauseVerdict.NOT_TESTED));
        assertThat(found.faults().excluded())
                .isEqualTo(found(lines("failed", ko)).faults().excluded());
        written(foreign);
        assertThat(RunFolder.record(folder.resolve("run")).complete()).isFalse();
        assertThat(verified().exitCode()).isEqualTo(2);
        assertThat(verified().out()).contains("incomplete").contains("base.8/1");
    }

    @Test
    void aLineAloneIsARunThatIsIncomplete() throws IOException {
        ProgramRun taken = ProgramRun.run(
                "rulesets",
                "vectors",
                "--results",
                file(List.of(line("base.8/1", "failed"))).toString(),
                "--ruleset",
                "base",
                "--out",
                folder.resolve("run").toString());

        assertThat(taken.exitCode()).isEqualTo(2);
        assertThat(taken.err())
                .contains("nothing is reported of " + (vectors().size() - 1) + " scenarios of base, such as base.1/1, ")
                .contains("they count as not tested");
        assertThat(RunFolder.results(folder.resolve("run")))
                .filteredOn(result -> result.verdict() == Verdict.VIOLATED)
                .extracting(Result::scenario)
                .containsExactly("base.8/1");
    }

    @Test
    void whatTheVectorsWereWrittenFromMayBeSaid() throws IOException {
        List<String> lines = lines("");
        lines.add(0, "{\"specification\":\"" + SUITE.specification().sha256() + "\"}");

        assertThat(read(lines).missing()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "no JSON|:2: no JSON object with scenario, outcome and message: ",
                "{\"scenario\":\"base.8/2\",\"outc|:2: the JSON object does not end; the file may have been cut off",
                "null|:2: no JSON object with scenario, outcome and message",
                "[\"base.8/2\"]|:2: no JSON object with scenario, outcome and message",
                "{\"scenario\":\"base.8/2\",\"outcome\":\"passed\"} {}|:2: no JSON object with",
                "{\"scenario\":\"base.8/2\",\"scenario\":\"base.8/3\",\"outcome\":\"passed\"}|:2: no JSON object with",
                "{\"outcome\":\"passed\"}|:2: no scenario; expected an id such as base.8/1",
                "{\"scenario\":8,\"outcome\":\"passed\"}|:2: scenario is no text",
                "{\"scenario\":\"base.8/2\"}|:2: no outcome; expected passed, failed or unsupported",
                "{\"scenario\":\"base.8/2\",\"outcome\":\"<b>\\u001b[31m\"}|:2: the outcome is '<b>",
                "{\"scenario\":\"base.8/2\",\"outcome\":\"passed\",\"message\":{}}|:2: message is no text",
                "{\"scenario\":\"base.8/99\",\"outcome\":\"passed\"}|:2: there is no scenario 'base.8/99'",
                "{\"scenario\":\"aga.10/1\",\"outcome\":\"passed\"}|:2: aga.10/1 does not hold under base",
                "{\"scenario\":\"base.8/1\",\"outcome\":\"passed\"}|:2: base.8/1 was reported before",
                "{\"specification\":\"0123\"}|:2: the vectors were written from another specification"
            })
    void whatIsWrongIsSaidWithItsLine(String line, String complaint) {
        assertThatThrownBy(() -> read(List.of(line("base.8/1", "passed"), line)))
                .isInstanceOf(CommandException.class)
                .hasMessageContaining("mine.jsonl" + complaint)
                .hasMessageNotContaining("\u001b")
                .hasMessageNotContaining("\n");
    }

    @Test
    void whatIsNoReportIsRefused() throws IOException {
        Path file = folder.resolve("mine.jsonl");
        Files.write(file, new byte[33 << 20]);
        assertThat(refused(file)).endsWith("mine.jsonl: larger than 32 MB; expected a line for each scenario");
        Files.write(file, new byte[] {'"', (byte) 0xC0});
        assertThat(refused(file)).endsWith("mine.jsonl: it is not in UTF-8");
        Files.write(file, new byte[0]);
        assertThat(refused(file)).endsWith("mine.jsonl: no results; expected a line for each scenario");
        assertThat(refused(folder)).endsWith(": a folder; expected the file that the tests wrote");
        assertThat(refused(folder.resolve("none"))).contains("no such file").contains("none");
    }

    private static String refused(Path file) {
        return ProgramRun.run("rulesets", "vectors", "--results", file.toString(), "--ruleset", "base", "--out", "none")
                .err()
                .strip();
    }

    @Test
    void resultsAreOfOneRuleset() {
        ProgramRun run = ProgramRun.run("rulesets", "vectors", "--results", "mine.jsonl", "--out", folder.toString());

        assertThat(run.exitCode()).isEqualTo(64);
        assertThat(run.err()).contains("--results needs one --ruleset");
    }
}
