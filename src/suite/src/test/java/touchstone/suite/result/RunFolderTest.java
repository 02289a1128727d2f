package touchstone.suite.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.spi.Exchange;
import touchstone.spi.Identity;

class RunFolderTest {

    @TempDir
    private Path folder;

    @Test
    void aSecondRunDoesNotWriteIntoTheResultsOfAFirst() throws IOException {
        try (RunFolder first = RunFolder.open(folder)) {
            assertThat(first.path()).isEqualTo(folder);
            assertThatThrownBy(() -> RunFolder.open(folder))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("another run");
        }
        RunFolder.open(folder).close();
    }

    @Test
    void whereThereIsNoRunOneBeginsInsteadOfBeingResumed() throws IOException {
        Files.writeString(folder.resolve("results.jsonl"), "{}\n");
        try (RunFolder begun = RunFolder.resume(folder, earlier -> {})) {
            assertThat(begun.earlier()).isEmpty();
            assertThat(folder.resolve("results.jsonl")).isEmptyFile();
        }
    }

    @Test
    void aNewRunGivesUpTheResultsOfTheOneBefore() throws IOException {
        Files.writeString(folder.resolve("results.jsonl"), "{}\n");
        Files.writeString(folder.resolve("run.json"), "{}\n");
        RunFolder.open(folder).close();
        assertThat(folder.resolve("results.jsonl")).isEmptyFile();
        assertThat(folder.resolve("run.json")).doesNotExist();
    }

    @Test
    void someOfTheResultsAreReadWhileOthersAreAdded() throws IOException {
        RunFacts facts = new RunFacts("0.1.0", "./touchstone certify", 7);
        RecordedClaim claim = new RecordedClaim("aga", "player", true, List.of());
        List<Result> some = List.of(result("aga.2", facts, claim), result("囲碁.3", facts, claim));
        try (RunFolder run = RunFolder.open(folder)) {
            assertThat(run.length()).isZero();
            run.add(result("aga.1", facts, claim));
            long from = run.length();
            some.forEach(run::add);
            long to = run.length();
            run.add(result("aga.4", facts, claim));
            assertThat(run.results(from, to, facts, claim)).isEqualTo(some);
            assertThat(run.results(to, to, facts, claim)).isEmpty();
            assertThat(run.length()).isEqualTo(Files.size(folder.resolve("results.jsonl")));
        }
    }

    private static Result result(String clause, RunFacts run, RecordedClaim claim) {
        return new Result(
                new Identity("my-go", "My Go", "1.2", "./my-go --gtp"),
                clause,
                clause + "/1",
                "Title",
                Verdict.VIOLATED,
                Optional.empty(),
                "message",
                "step",
                "expected",
                "half of a pair: \uD83C",
                "",
                List.of(new Diagram("given", "X O\n")),
                List.of(new Exchange("play B A1", "= ")),
                run,
                claim,
                Instant.parse("2026-11-21T10:15:30.123456789Z"),
                12.3456789,
                7.5,
                List.of(),
                List.of());
    }
}
