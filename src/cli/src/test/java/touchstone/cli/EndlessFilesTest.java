package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.cli.terminal.ExitCode;

/** Files that a command is told to read, and that no such file can be: folders, those without end, those that fit into no memory. */
@Tag("slow") // the program many times
class EndlessFilesTest {

    private static final Path ZEROS = Path.of("/dev/zero");

    @TempDir
    private Path folder;

    /** A command that reads. */
    private enum Reader {
        VERIFY("certificate verify IN"),
        KEY("certificate verify CERTIFICATE --key IN"),
        SIGN("certificate sign CERTIFICATE --key IN"),
        BASELINE("certify --clause base.9 --baseline IN --out OUT"),
        RUN("report LINKED"),
        MERGE("fuzz merge OUT LINKED");

        private final String line;

        Reader(String line) {
            this.line = line;
        }

        ProgramRun run(Path folder, Path in) throws IOException {
            Path certificate = folder.resolve("certificate.json");
            if (line.contains("CERTIFICATE") && Files.notExists(certificate)) {
                String run = folder.resolve("run").toString();
                ProgramRun.run("certify", "--clause", "base.9", "--out", run, "--certificate", certificate.toString());
            }
            Path linked = Files.createDirectories(folder.resolve("linked"));
            for (String name : List.of("run.json", "fuzz.json")) {
                Files.deleteIfExists(linked.resolve(name));
                Files.createSymbolicLink(linked.resolve(name), in);
            }
            return ProgramRun.run(Arrays.stream(line.split(" "))
                    .map(word -> word.equals("IN") ? in.toString() : word)
                    .map(word -> word.equals("CERTIFICATE") ? certificate.toString() : word)
                    .map(word -> word.equals("LINKED") ? linked.toString() : word)
                    .map(word -> word.equals("OUT") ? folder.resolve("out").toString() : word)
                    .toArray(String[]::new));
        }
    }

    private static void assertRefused(ProgramRun run) {
        assertThat(run.exitCode()).as(run.err()).isIn(ExitCode.TROUBLE.code(), ExitCode.USAGE.code());
        assertThat(run.err() + run.out()).doesNotContain("Exception").doesNotContain("internal error");
        // verify says it of the certificate, on the screen.
        assertThat((run.out() + run.err()).lines().count()).isBetween(1L, 5L);
    }

    @ParameterizedTest
    @EnumSource
    void aFolderIsNoFile(Reader reader) throws IOException {
        assertRefused(reader.run(folder, Files.createDirectory(folder.resolve("a-folder"))));
    }

    @ParameterizedTest
    @EnumSource
    void aFileWithoutEnd(Reader reader) throws IOException {
        assumeTrue(Files.exists(ZEROS), "there is no " + ZEROS);
        assertRefused(reader.run(folder, ZEROS));
    }

    /** It has ten gigabytes and no content, so that it takes no room. */
    @ParameterizedTest
    @EnumSource
    void aFileThatFitsIntoNoMemory(Reader reader) throws IOException {
        Path large = folder.resolve("large");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(10L << 30);
        }
        assertRefused(reader.run(folder, large));
    }

    /** Written to, and not read first. */
    @ParameterizedTest
    @ValueSource(strings = {"/dev/full", "/dev/zero"})
    void aSummaryIsAddedToADevice(String device) {
        assumeTrue(Files.exists(Path.of(device)), "there is no " + device);
        String run = folder.resolve("run").toString();
        ProgramRun.run("certify", "--clause", "base.9", "--out", run);
        ProgramRun told = ProgramRun.run("report", run, "--summary", device);
        if (device.equals("/dev/full")) {
            assertRefused(told);
            assertThat(told.err()).contains(device, "No space left on device");
        } else {
            assertThat(told.exitCode()).as(told.err()).isZero();
        }
    }

    @Test
    void aSummaryIsNotAddedToALargeFile() throws IOException {
        String run = folder.resolve("run").toString();
        ProgramRun.run("certify", "--clause", "base.9", "--out", run);
        Path large = folder.resolve("large.md");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(10L << 30);
        }
        ProgramRun told = ProgramRun.run("report", run, "--summary", large.toString());
        assertRefused(told);
        assertThat(told.err()).contains(large.toString(), "holds nearly 1 MiB");
    }
}
