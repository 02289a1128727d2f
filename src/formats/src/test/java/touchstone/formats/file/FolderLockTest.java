package touchstone.formats.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderLockTest {

    private static final int REFUSED = 3;

    @TempDir
    private Path folder;

    @Test
    void aFolderIsMadeAndGivenToOneAtATime() throws IOException {
        Path made = folder.resolve("one/in/another");
        try (FolderLock first = FolderLock.of(made)) {
            assertThat(first).isNotNull();
            assertThatThrownBy(() -> FolderLock.of(made))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("another run is writing there");
        }
        FolderLock.of(made).close();
    }

    @Test
    void aFolderThatVanishedIsTold() throws IOException {
        Path made = folder.resolve("made");
        FolderLock lock = FolderLock.of(made);
        Files.move(made, folder.resolve("gone"));
        assertThatThrownBy(lock::close).isInstanceOf(NoSuchFileException.class);
        FolderLock another = FolderLock.of(made);
        Files.move(made, folder.resolve("gone-too"));
        FolderLock.of(made).close();
        assertThatThrownBy(another::close).hasMessageContaining("was replaced");
    }

    /** On Linux a lock goes when its program closes the file that it is on. */
    @Test
    void anotherProgramIsKeptOutEvenWhenWhatIsThereIsRead() throws IOException, InterruptedException {
        Path results = Files.writeString(folder.resolve("results.jsonl"), "{}\n");
        try (FolderLock lock = FolderLock.of(folder)) {
            assertThat(lock).isNotNull();
            try (Stream<String> lines = Files.lines(results)) {
                assertThat(lines).hasSize(1);
            }
            assertThat(otherProgram()).isEqualTo(REFUSED);
        }
        assertThat(otherProgram()).isZero();
    }

    private int otherProgram() throws IOException, InterruptedException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-classpath",
                        System.getProperty("java.class.path"),
                        OtherProgram.class.getName(),
                        folder.toString())
                .inheritIO()
                .start()
                .waitFor();
    }

    static final class OtherProgram {

        private OtherProgram() {}

        public static void main(String[] args) {
            try (FolderLock lock = FolderLock.of(Path.of(args[0]))) {
                System.exit(lock == null ? 1 : 0);
            } catch (IOException e) {
                System.exit(REFUSED);
            }
        }
    }
}
