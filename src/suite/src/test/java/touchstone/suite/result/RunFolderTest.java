package touchstone.suite.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
        List<Result> some = List.of(ViolatedResult.of("aga.2", facts, claim), ViolatedResult.of("囲碁.3", facts, claim));
        try (RunFolder run = RunFolder.open(folder)) {
            assertThat(run.length()).isZero();
            run.add(ViolatedResult.of("aga.1", facts, claim));
            long from = run.length();
            some.forEach(run::add);
            long to = run.length();
            run.add(ViolatedResult.of("aga.4", facts, claim));
            assertThat(run.results(from, to, facts, claim)).isEqualTo(some);
            assertThat(run.results(to, to, facts, claim)).isEmpty();
            assertThat(run.length()).isEqualTo(Files.size(folder.resolve("results.jsonl")));
        }
    }
}
