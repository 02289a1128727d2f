package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
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

    /** A command that writes. */
    private enum Writer {
        CERTIFY("certify", "--clause", "base.9", "--out", "OUT"),
        CERTIFICATE("certify", "--clause", "base.9", "--out", "RUN", "--certificate", "OUT"),
        FUZZ("fuzz", "--subject", "reference.simple-ko", "--ruleset", "base", "--games", "40", "--out", "OUT"),
        JUDGE("judge", "IN", "--json", "OUT"),
        VECTORS("rulesets", "vectors", "--ruleset", "stone-scoring", "--out", "OUT"),
        BOOK("report", "book", "--out", "OUT"),
        SUMMARY("report", "RUN", "--summary", "OUT"),
        SARIF("report", "RUN", "--sarif", "OUT"),
        MATRIX("report", "matrix", "RUN", "--out", "OUT"),
        BASELINE("certify", "--clause", "base.9", "--out", "RUN-2", "--update-baseline", "OUT"),
        EXPLAIN("explain", "--sgf", "IN", "--at", "1", "--json", "OUT"),
        DIVERGENCES(
                "rulesets", "games", "chinese", "new-zealand", "--board", "1x1", "--max-moves", "3", "--json", "OUT"),
        PERFT("fuzz", "perft", "--board", "2x1", "--depth", "2", "--json", "OUT"),
        CONSISTENCY("fuzz", "consistency", "--subject", "reference", "--games", "2", "--out", "OUT"),
        KEY("certificate", "key", "--out", "OUT"),
        BADGE("certificate", "badge", "RUN/certificate.json", "--svg", "OUT");

        private static final Set<Writer> OF_FILES =
                EnumSet.of(CERTIFICATE, JUDGE, SUMMARY, SARIF, BASELINE, EXPLAIN, DIVERGENCES, PERFT, BADGE);

        private final List<String> line;

        Writer(String... line) {
            this.line = List.of(line);
        }

        /** Whether a file is written, and not a folder. */
        boolean writesFile() {
            return OF_FILES.contains(this);
        }

        /** Whether what it is asked about differs, so that it ends with 1. */
        boolean findsDifferences() {
            return this == FUZZ || this == DIVERGENCES;
        }

        ProgramRun run(Path folder, Path out) throws IOException {
            Path in = folder.resolve("game.sgf");
            Files.writeString(in, "(;GM[1]FF[4]SZ[9]RU[Japanese];B[ee];W[ef];B[dd])");
            Path run = folder.resolve("run");
            if (line.stream().anyMatch(word -> word.matches("RUN(/.*)?")) && !Files.exists(run)) {
                ProgramRun.run(
                        "certify",
                        "--clause",
                        "base.9",
                        "--out",
                        run.toString(),
                        "--certificate",
                        run + "/certificate.json");
            }
            return ProgramRun.run(line.stream()
                    .map(word -> word.equals("IN") ? in.toString() : word.replaceFirst("^RUN", run.toString()))
                    .map(word -> word.equals("OUT") ? out.toString() : word)
                    .toArray(String[]::new));
        }
    }

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
    void aFileStandsInTheWay(Writer writer) throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "what was there");
        assertRefused(writer.run(folder, file.resolve("out")), file);
        assertThat(file).hasContent("what was there");
    }

    @ParameterizedTest
    @EnumSource
    void nothingCanBeMadeThere(Writer writer) throws IOException {
        Path nowhere = Path.of("/proc/touchstone/out");
        assumeTrue(Files.isDirectory(Path.of("/proc/self")), "there is no /proc, where nobody can make a folder");
        assertRefused(writer.run(folder, nowhere), nowhere.getParent());
    }

    /** To a summary something is added, and a baseline is read first. */
    private static Stream<Writer> filesThatAreReplaced() {
        return Writer.OF_FILES.stream().filter(writer -> writer != Writer.SUMMARY && writer != Writer.BASELINE);
    }

    /** As far as this can be had without a file system of one's own. */
    @ParameterizedTest
    @MethodSource("filesThatAreReplaced")
    void theDiskIsFull(Writer writer) throws IOException {
        assumeTrue(Files.exists(FULL), "there is no " + FULL);
        ProgramRun run = writer.run(folder, FULL);
        assertRefused(run, FULL);
        assertThat(run.err()).contains("No space left on device");
    }

    /** In Turkish the capital of i is another letter. The book, which takes seconds to make, is made behind a link there. */
    @ParameterizedTest
    @EnumSource
    void aNameOfAnyLettersWhereTurkishIsSpoken(Writer writer) throws IOException {
        Path out = folder.resolve("two words, 囲碁 ıİ ü,\n'\"$(x)`;& and a line");
        if (writer == Writer.BOOK) {
            Files.createSymbolicLink(out, Files.createDirectory(folder.resolve("behind")));
        }
        Locale before = Locale.getDefault();
        Locale.setDefault(new Locale("tr", "TR"));
        try {
            assertDone(writer, writer.run(folder, out));
        } finally {
            Locale.setDefault(before);
        }
        assertThat(out).exists();
        assertThat(Files.isSymbolicLink(out)).isEqualTo(writer == Writer.BOOK);
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"KEY", "BASELINE", "BOOK"})
    void aLinkStaysOne(Writer writer) throws IOException {
        Path behind = folder.resolve("behind");
        Path link = Files.createSymbolicLink(
                folder.resolve("link"), writer.writesFile() ? Files.createFile(behind) : Files.createDirectory(behind));
        assertDone(writer, writer.run(folder, link));
        assertThat(link).isSymbolicLink();
        if (writer.writesFile()) {
            assertThat(behind).isNotEmptyFile();
        } else {
            assertThat(behind).isNotEmptyDirectory();
        }
    }

    private static void assertDone(Writer writer, ProgramRun run) {
        assertThat(run.exitCode())
                .as(run.out() + run.err())
                .isEqualTo((writer.findsDifferences() ? ExitCode.VIOLATIONS : ExitCode.OK).code());
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"CERTIFY", "FUZZ"})
    void anotherRunHasTheFolder(Writer writer) throws IOException {
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
        assertThat(Writer.JUDGE.run(folder, judged).exitCode()).isZero();
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
