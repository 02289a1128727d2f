package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.cli.terminal.ExitCode;
import touchstone.formats.file.FolderLock;

/** Commands in surroundings that keep them from their work, or are out of the ordinary. */
@Tag("slow") // each command in each of its surroundings
class BrokenSurroundingsTest {

    private static final Path FULL = Path.of("/dev/full");

    @TempDir
    private Path folder;

    private static void assertRefused(ProgramRun run, Path where) {
        assertThat(run.exitCode()).as(run.err()).isIn(ExitCode.TROUBLE.code(), ExitCode.USAGE.code());
        assertThat(run.err())
                .contains("touchstone: ")
                .contains(where.toString())
                .doesNotContain("Exception")
                .doesNotContain("internal error");
        assertThat(run.err().lines().count()).isLessThanOrEqualTo(3);
    }

    @ParameterizedTest
    @EnumSource
    void aFileStandsInTheWay(WritingCommand writer) throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "what was there");
        assertRefused(writer.run(folder, file.resolve("out")), file);
        assertThat(file).hasContent("what was there");
    }

    @ParameterizedTest
    @EnumSource
    void nothingCanBeMadeThere(WritingCommand writer) throws IOException {
        Path nowhere = Path.of("/proc/touchstone/out");
        assumeTrue(Files.isDirectory(Path.of("/proc/self")), "there is no /proc, where nobody can make a folder");
        assertRefused(writer.run(folder, nowhere), nowhere.getParent());
    }

    /** To a summary something is added, and a baseline is read first. */
    private static Stream<WritingCommand> filesThatAreReplaced() {
        return WritingCommand.OF_FILES.stream()
                .filter(writer -> writer != WritingCommand.SUMMARY && writer != WritingCommand.BASELINE);
    }

    /** As far as this can be had without a file system of one's own. */
    @ParameterizedTest
    @MethodSource("filesThatAreReplaced")
    void theDiskIsFull(WritingCommand writer) throws IOException {
        assumeTrue(Files.exists(FULL), "there is no " + FULL);
        ProgramRun run = writer.run(folder, FULL);
        assertRefused(run, FULL);
        assertThat(run.err()).contains("No space left on device");
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"KEY", "BASELINE", "BOOK"})
    void aLinkStaysOne(WritingCommand writer) throws IOException {
        Path behind = folder.resolve("behind");
        Path link = Files.createSymbolicLink(
                folder.resolve("link"), writer.writesFile() ? Files.createFile(behind) : Files.createDirectory(behind));
        writer.assertDone(writer.run(folder, link));
        assertThat(link).isSymbolicLink();
        if (writer.writesFile()) {
            assertThat(behind).isNotEmptyFile();
        } else {
            assertThat(behind).isNotEmptyDirectory();
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"CERTIFY", "FUZZ"})
    void anotherRunHasTheFolder(WritingCommand writer) throws IOException {
        try (FolderLock other = FolderLock.of(folder.resolve("out"))) {
            assertThat(other).isNotNull();
            ProgramRun run = writer.run(folder, folder.resolve("out"));
            assertRefused(run, folder.resolve("out"));
            assertThat(run.err()).contains("another run is writing there");
        }
    }

    @Test
    void aHalfWrittenJudgementLeavesTheOneBefore() throws IOException {
        Path judged = folder.resolve("judged.json");
        assertThat(WritingCommand.JUDGE.run(folder, judged).exitCode()).isZero();
        String before = Files.readString(judged);
        Path broken = Files.writeString(folder.resolve("broken.sgf"), "(;GM[1]SZ[9];B[e");
        ProgramRun.run("judge", folder.resolve("none.sgf").toString(), "--json", judged.toString());
        assertThat(judged).hasContent(before);
        assertThat(ProgramRun.run("judge", broken.toString(), "--json", judged.toString())
                        .exitCode())
                .isEqualTo(ExitCode.TROUBLE.code());
        assertThat(folder.toFile().list()).noneMatch(name -> name.endsWith(".part"));
    }
}
