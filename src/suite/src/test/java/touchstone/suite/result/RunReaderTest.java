package touchstone.suite.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.spi.Identity;

class RunReaderTest {

    private static final Identity SUBJECT = new Identity("my-go", "My Go", "1.2", "./my-go --gtp");

    private static final RunFacts FACTS = new RunFacts("0.1.0", "./touchstone certify", 7);

    private static final RecordedClaim CLAIM = new RecordedClaim("aga", "player", true, List.of("aga", "gtp"));

    @TempDir
    private Path folder;

    @Test
    void aRunIsReadAsItWasWritten() throws IOException {
        RunRecord record = write(true, result("aga.1"));

        RunReader reader = RunReader.of(folder);
        assertThat(reader.record()).isEqualTo(record);
        assertThat(reader.wasCutShort()).isFalse();
        assertThat(reader.results()).containsExactly(result("aga.1"));
        assertThat(folder.resolve("results.jsonl"))
                .content()
                .doesNotContain("certify", "player", "suiteVersion", "seed");
    }

    @Test
    void aRunThatWasKilledMayEndInTheMiddleOfALine() throws IOException {
        write(false, result("aga.1"), result("aga.2"));
        Path results = folder.resolve("results.jsonl");
        String lines = Files.readString(results);
        Files.writeString(results, lines.substring(0, lines.length() - 20));

        RunReader reader = RunReader.of(folder);
        assertThat(reader.wasCutShort()).isTrue();
        assertThat(reader.results()).containsExactly(result("aga.1"));

        write(true, result("aga.1"));
        Files.writeString(results, "{\"subj", StandardOpenOption.APPEND);
        assertThatThrownBy(() -> RunReader.of(folder).results())
                .isInstanceOf(IOException.class)
                .hasMessageContaining("results.jsonl:2: no result: ");
    }

    /** Those of a large run, which are read one by one whenever they are asked for. */
    @Test
    void resultsThatStayInTheirFileAreThoseInMemory() throws IOException {
        write(true, result("aga.1"), result("囲碁.2"), result("aga.3"));
        assertThat(RunReader.of(folder).stored())
                .isEqualTo(RunReader.of(folder).results())
                .hasSize(3);

        write(true);
        assertThat(RunReader.of(folder).stored()).isEmpty();

        write(false, result("aga.1"), result("aga.2"));
        Path results = folder.resolve("results.jsonl");
        String lines = Files.readString(results);
        Files.writeString(results, lines.substring(0, lines.length() - 20));
        assertThat(RunReader.of(folder).stored()).containsExactly(result("aga.1"));

        write(true, result("aga.1"));
        Files.writeString(results, Files.readString(results).strip() + " {}\n", StandardOpenOption.TRUNCATE_EXISTING);
        assertThatThrownBy(() -> RunReader.of(folder).stored().get(0))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("results.jsonl:1: no result: ");
    }

    @Test
    void aRunThatWasKilledMayEndInTheMiddleOfACharacter() throws IOException {
        Path results = folder.resolve("results.jsonl");
        byte[] begun = "{\"subject\":{\"id\":\"囲".getBytes(StandardCharsets.UTF_8);
        for (int cut = begun.length - 2; cut < begun.length; cut++) {
            write(false, result("aga.1"), result("aga.2"));
            Files.write(results, Arrays.copyOf(begun, cut), StandardOpenOption.APPEND);
            assertThat(RunReader.of(folder).results()).containsExactly(result("aga.1"), result("aga.2"));
        }
    }

    @Test
    void runsOfEarlierVersionsAreReadWithTheProtocolAsTheirResultsTellIt() throws IOException {
        earlier(result("aga.1"));
        RunReader rules = RunReader.of(folder);
        assertThat(rules.record().claim()).isEqualTo(new RecordedClaim("aga", "player", false, List.of("aga", "gtp")));
        assertThat(rules.record().facts()).isEqualTo(FACTS);
        assertThat(rules.results())
                .containsExactly(result("aga.1").of(FACTS, rules.record().claim()));

        earlier(result("aga.1"), result("gtp.undo"));
        assertThat(RunReader.of(folder).record().claim()).isEqualTo(CLAIM);
        assertThat(RunReader.of(folder).results()).containsExactly(result("aga.1"), result("gtp.undo"));
    }

    @Test
    void resultsAloneAreReadIfTheySayOfWhichRunTheyAre() throws IOException {
        earlier(result("aga.1"));
        Path alone = Files.copy(folder.resolve("results.jsonl"), folder.resolve("kept.jsonl"));
        assertThat(RunReader.ofResults(alone).results().get(0).claim().ruleset())
                .isEqualTo("aga");

        write(true, result("aga.1"));
        Path without = Files.copy(folder.resolve("results.jsonl"), folder.resolve("without.jsonl"));
        assertThatThrownBy(() -> RunReader.ofResults(without).results())
                .hasMessageEndingWith(
                        "without.jsonl: results without their run; name the folder that has run.json too");
    }

    @Test
    void whatIsNoRecordIsRefusedInALine() throws IOException {
        write(true);
        Path record = folder.resolve("run.json");
        String text = Files.readString(record);
        Files.writeString(record, text.replace("touchstone-run/2", "touchstone-run/3"));
        assertThatThrownBy(() -> RunReader.of(folder))
                .hasMessageContaining("the format is 'touchstone-run/3'")
                .hasMessageContaining("use the version of Touchstone that wrote it");
        Files.writeString(record, text.replace("\"ruleset\" : \"aga\",", ""));
        assertThatThrownBy(() -> RunReader.of(folder)).hasMessageEndingWith("it lacks claim.ruleset");
        Files.writeString(record, "{}");
        assertThatThrownBy(() -> RunReader.of(folder)).hasMessageEndingWith("it lacks claim.ruleset");
        Files.writeString(record, "[]");
        assertThatThrownBy(() -> RunReader.of(folder)).hasMessageContaining("no record of a run");
    }

    @Test
    void aRecordLargerThanAnyIsRefused() throws IOException {
        write(true);
        try (RandomAccessFile record =
                new RandomAccessFile(folder.resolve("run.json").toFile(), "rw")) {
            record.setLength((64 << 20) + 1);
        }
        assertThatThrownBy(() -> RunReader.of(folder))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("run.json: no record of a run: more than 67,108,864 bytes");
    }

    @Test
    void aLineLongerThanAnyIsRefused() throws IOException {
        write(true, result("aga.1"));
        Files.writeString(
                folder.resolve("results.jsonl"),
                " ".repeat(RunReader.LONGEST_LINE + (1 << 15)),
                StandardOpenOption.APPEND);
        List<Result> taken = new ArrayList<>();
        assertThatThrownBy(() -> RunReader.of(folder).each(taken::add))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("results.jsonl: line 2: more than 16,777,216 characters");
        assertThat(taken).as("the line before it").hasSize(1);
    }

    private RunRecord write(boolean complete, Result... results) throws IOException {
        RunRecord record = new RunRecord(
                FACTS,
                CLAIM,
                new RunRecord.Added(List.of(), List.of()),
                Instant.parse("2026-11-21T10:15:30Z"),
                complete ? Optional.of(Instant.parse("2026-11-21T10:15:40Z")) : Optional.empty(),
                complete,
                List.of(new RunRecord.Attempt(
                        SUBJECT, new TreeMap<>(), List.of(), Optional.empty(), 3, Optional.empty())),
                Optional.empty());
        try (RunFolder written = RunFolder.open(folder)) {
            written.write(record);
            List.of(results).forEach(written::add);
        }
        return record;
    }

    /** A run as versions before the format 2 left it. */
    private void earlier(Result... results) throws IOException {
        Files.writeString(folder.resolve("run.json"), """
                {"suiteVersion": "0.1.0", "commandLine": "./touchstone certify", "ruleset": "aga", "profile": "player",
                 "only": ["aga", "gtp"], "seed": 7, "started": "2026-11-21T10:15:30Z", "finished": null,
                 "complete": true, "subjects": [], "baseline": null}
                """);
        StringBuilder lines = new StringBuilder();
        for (Result result : results) {
            lines.append(SelfContainedResult.write(result, RunFolder.JSON)).append('\n');
        }
        Files.writeString(folder.resolve("results.jsonl"), lines);
    }

    private static Result result(String clause) {
        return new Result(
                SUBJECT,
                clause,
                clause + "/1",
                "A title",
                Verdict.VIOLATED,
                Optional.empty(),
                "a message",
                "a step",
                "this",
                "that",
                "",
                List.of(new Diagram("given", ". X\n. .\n", 1, Optional.empty())),
                List.of(),
                FACTS,
                CLAIM,
                Instant.parse("2026-11-21T10:15:31Z"),
                1.5,
                0.5,
                List.of(),
                List.of());
    }
}
