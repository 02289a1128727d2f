package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramRun;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;

/** What {@code --resume} tries, and what it refuses. */
class ResumedRunTest {

    @TempDir
    private Path folder;

    private Path out;

    @BeforeEach
    void aRun() {
        out = folder.resolve("run");
        assertThat(certify("base.9").exitCode()).isZero();
    }

    private ProgramRun certify(String clause, String... more) {
        List<String> line = new ArrayList<>(List.of("certify", "--clause", clause, "--workers", "1"));
        line.addAll(List.of("--out", out.toString()));
        line.addAll(List.of(more));
        return ProgramRun.run(line.toArray(String[]::new));
    }

    /** Leaves as much as a run that was killed: some lines, and half of another. */
    private void kill(int lines) throws IOException {
        Path results = out.resolve("results.jsonl");
        List<String> written = Files.readAllLines(results);
        Files.writeString(
                results,
                String.join("\n", written.subList(0, lines)) + "\n"
                        + written.get(lines).substring(0, 40));
        Path record = out.resolve("run.json");
        Files.writeString(
                record,
                Files.readString(record)
                        .replace("\"complete\" : true", "\"complete\" : false")
                        .replaceFirst("\"finished\" : \"[^\"]*\"", "\"finished\" : null"));
    }

    @Test
    void onlyWhatIsMissingIsTried() throws IOException {
        List<Result> whole = RunFolder.results(out);
        kill(7);
        ProgramRun resumed = certify("base.9", "--resume");
        assertThat(resumed.exitCode()).as(resumed.err()).isZero();
        assertThat(resumed.out()).contains("Resumed: 7 results were there.");
        List<Result> all = RunFolder.results(out);
        assertThat(all.subList(0, 7)).isEqualTo(whole.subList(0, 7));
        assertThat(all)
                .extracting(Result::scenario)
                .isEqualTo(whole.stream().map(Result::scenario).toList());
        assertThat(all.get(7).started()).isNotEqualTo(whole.get(7).started());
        assertThat(RunFolder.record(out).complete()).isTrue();
    }

    @Test
    void ofAWholeRunNothingIsMissing() throws IOException {
        String results = Files.readString(out.resolve("results.jsonl"));
        Files.delete(out.resolve("matrix.html"));
        assertThat(certify("base.9", "--resume").exitCode()).isZero();
        assertThat(out.resolve("results.jsonl")).hasContent(results);
        assertThat(out.resolve("matrix.html")).exists();
    }

    @Test
    void whereThereIsNoRunOneBegins() {
        out = folder.resolve("another");
        ProgramRun run = certify("base.9", "--resume");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).doesNotContain("Resumed");
    }

    @Test
    void aRunOfOtherFilesIsNotResumed() throws IOException {
        kill(7);
        Path record = out.resolve("run.json");
        Files.writeString(
                record, Files.readString(record).replaceFirst("\"inputs\" : \"[0-9a-f]{4}", "\"inputs\" : \"0000"));
        String results = Files.readString(out.resolve("results.jsonl"));
        ProgramRun refused = certify("base.9", "--resume");
        assertThat(refused.exitCode()).isEqualTo(64);
        assertThat(refused.err())
                .contains("can't go on with the run in " + out)
                .contains("begun with other features, another Touchstone or another program")
                .contains("leave out --resume");
        assertThat(out.resolve("results.jsonl")).hasContent(results);
    }

    @Test
    void whatCannotBeReadIsNotResumed() throws IOException {
        Files.writeString(out.resolve("run.json"), "{}");
        ProgramRun refused = certify("base.9", "--resume");
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("can't go on with the run in " + out).contains("no record of a run");
    }
}
