package touchstone.suite.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
}
