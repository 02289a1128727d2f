package touchstone.cluster.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.Touchstone;
import touchstone.cli.corpus.CorpusRequest;
import touchstone.cli.corpus.CorpusTotals;
import touchstone.cli.judge.SpecifiedRulesets;
import touchstone.cli.options.ArticleTitles;
import touchstone.cli.options.Installation;
import touchstone.cli.terminal.CommandException;
import touchstone.cluster.spark.ProcessFault;
import touchstone.cluster.spark.StandaloneCluster;
import touchstone.cluster.spark.ToldToEnd;
import touchstone.formats.file.FolderLock;
import touchstone.formats.sgf.SgfReading;
import touchstone.suite.specification.Specification;

/** Archives judged in Spark's local mode, and by executors of their own that come to grief. */
@Tag("slow") // starts Spark
class CorpusTest {

    /** 21 moves, so that it is known again without the names of the players. */
    private static final String GAME =
            "(;FF[4]GM[1]SZ[9]RE[B+2]PB[%s];B[cc];W[gg];B[cg];W[gc];B[ce];W[ge];B[dc];W[fc];B[dg];W[fg]"
                    + ";B[de];W[fe];B[bb];W[hh];B[bg];W[hc];B[be];W[he];B[cb];W[gh];B[bh])";

    /** The same, turned over. */
    private static final String TURNED =
            "(;FF[4]GM[1]SZ[9]PB[Other];B[gc];W[cg];B[gg];W[cc];B[ge];W[ce];B[fc];W[dc];B[fg];W[dg]"
                    + ";B[fe];W[de];B[hb];W[bh];B[hg];W[bc];B[he];W[be];B[gb];W[ch];B[hh])";

    private static final String KO = "(;FF[4]GM[1]SZ[5]AB[ba][ab][bc][cb]AW[ca][db][cc]PL[W];W[bb];B[cb];W[ee])";

    /** Two executors of one processor each, in JVMs of their own. */
    private static final String EXECUTORS = "local-cluster[2,1,1024]";

    private static final String STANDALONE =
            "starts a cluster of three JVMs, for some two minutes; run it with -Dtouchstone.standalone=true";

    private static String undisturbed;

    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        Path source = Files.createDirectories(folder.resolve("source/mixed"));
        Files.writeString(source.resolve("<b>two.sgf"), GAME.formatted("<script>alert(1)</script>") + "\n" + TURNED);
        Files.writeString(source.resolve("broken.sgf"), "(;FF[4]GM[1]SZ[9];B[cc");
        byte[] zip = zip("ko.sgf", KO, "suicide.sgf", "(;FF[4]GM[1]SZ[3]AW[ab][ba][bb][cb];B[aa])");
        Files.write(source.resolve("good.zip"), zip);
        Files.write(source.resolve("half.zip"), java.util.Arrays.copyOf(zip, zip.length / 3));
    }

    @Test
    void eachGameIsJudgedOnceAndWhatIsBrokenRefusesItselfAlone() throws IOException {
        CorpusTotals totals = judge("local[2]", "out");

        assertThat(totals)
                .extracting(CorpusTotals::games, CorpusTotals::duplicates)
                .containsExactly(3L, 2L);
        assertThat(totals.refused()).isEqualTo(2);
        String page = Files.readString(folder.resolve("out/README.md"));
        assertThat(page)
                .contains("a ko retaken at once | 1 |")
                .contains("a self-capture of one stone | 1 |")
                .contains("broken.sgf, line 1")
                .contains("half.zip");
        assertThat(Files.readString(folder.resolve("out/index.html")))
                .doesNotContain("<script>")
                .doesNotContain("<b>");
    }

    /** What a corpus has written is a source itself: a column of records. */
    @Test
    void theTableIsReadAgainWithTheSameResultWhateverFoldersAreCalled() throws IOException {
        Path source = Files.move(folder.resolve("source"), folder.resolve("all [1] {a,b} 5%20*?"));
        judge(source, "local[2]", "out [1] {a,b} 5%20*?");
        Path table = folder.resolve("games [1] {a,b} 5%20*?.parquet");
        Files.move(folder.resolve("out [1] {a,b} 5%20*?/games"), table);
        CorpusTotals again = judge(table, "local[1]", "again");

        assertThat(again)
                .extracting(CorpusTotals::games, CorpusTotals::duplicates)
                .containsExactly(3L, 2L);
        assertThat(section(again, "Positions that came again")).contains("a ko retaken at once | 1 |");
        assertThat(section(again, "Games by source")).contains("| games \\[1\\] \\{a,b\\} 5%20\\*?.parquet | 3 |");
    }

    @Test
    void aFolderThatAnotherRunHasIsRefused() throws IOException {
        FolderLock other = FolderLock.of(folder.resolve("out"));
        try (other) {
            assertThatThrownBy(() -> judge("local[1]", "out"))
                    .isInstanceOf(CommandException.class)
                    .hasMessage("can't write to " + folder.resolve("out") + ": another run is writing there");
        }
    }

    /** When the table is there and the page is not. */
    @Test
    void aFolderThatVanishesIsTold() {
        Path out = folder.resolve("out");
        StringWriter taking = new StringWriter() {
            @Override
            public void write(String text, int from, int length) {
                super.write(text, from, length);
                if (text.contains("judged in") && Files.exists(out.resolve("games"))) {
                    assertThat(out.toFile().renameTo(folder.resolve("taken").toFile()))
                            .isTrue();
                }
            }
        };
        assertThatThrownBy(() -> judge(folder.resolve("source"), "local[1]", "out", new PrintWriter(taking)))
                .isInstanceOf(CommandException.class)
                .hasMessageContaining(out.toString());
        assertThat(folder.resolve("taken/games/_SUCCESS")).exists();
    }

    @Test
    void anExecutorThatIsKilledChangesNothing() throws IOException {
        try (ProcessFault killed = ProcessFault.executorKilled()) {
            changesNothing(killed, EXECUTORS);
        }
    }

    /** Some twenty seconds are spent waiting for an answer from it. */
    @Test
    void anExecutorThatHangsChangesNothing() throws IOException {
        try (ProcessFault hangs = ProcessFault.executorHangs()) {
            changesNothing(hangs, EXECUTORS);
        }
    }

    @Test
    @EnabledIfSystemProperty(named = "touchstone.standalone", matches = "true", disabledReason = STANDALONE)
    void anExecutorThatComesBackTooLateChangesNothing() throws IOException {
        try (StandaloneCluster cluster = StandaloneCluster.ofTwo(folder);
                ProcessFault late = ProcessFault.executorIsLate()) {
            changesNothing(late, cluster.master());
            assertThat(late.isOver()).isTrue();
        }
    }

    @Test
    @EnabledIfSystemProperty(named = "touchstone.standalone", matches = "true", disabledReason = STANDALONE)
    void aWorkerThatIsKilledChangesNothing() throws IOException {
        try (StandaloneCluster cluster = StandaloneCluster.ofTwo(folder);
                ProcessFault killed = ProcessFault.workerKilled()) {
            changesNothing(killed, cluster.master());
        }
    }

    /** While the new one is written, which may just become whole. */
    @Test
    void aRunThatIsToldToEndLeavesAWholeTable() throws IOException, InterruptedException {
        judge("local[2]", "out");
        Process told = start(
                folder,
                "-Dspark.extraListeners=" + ToldToEnd.class.getName(),
                "-Dspark.sql.codegen.wholeStage=false",
                "-Dspark.sql.codegen.factoryMode=NO_CODEGEN");

        assertThat(told.waitFor()).isEqualTo(2);
        assertThat(Files.readString(folder.resolve("output"))).contains("touchstone: cut short; ");
        assertThat(folder.resolve("out/games/_SUCCESS")).exists();
    }

    @Test
    void aFullDiskIsTold() throws IOException, InterruptedException {
        String comment = new SplittableRandom(1)
                .ints(1 << 20, 'a', 'z' + 1)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
        Files.writeString(folder.resolve("source/long.sgf"), "(;FF[4]GM[1]SZ[9]C[" + comment + "];B[cc])");
        Path disk = smallDisk("256k");
        try {
            assertThat(start(disk).waitFor()).isEqualTo(2);
            assertThat(Files.readString(folder.resolve("output")))
                    .contains("No space left on device", "SPARK_LOCAL_DIRS")
                    .doesNotContain("\tat ");
            assertThat(folder.resolve("out/games")).doesNotExist();
        } finally {
            assertThat(ended("umount", disk.toString())).isTrue();
        }
    }

    @Test
    void aFullDiskForTheTableIsTold() throws IOException, InterruptedException {
        Path disk = smallDisk("8k");
        try {
            assertThatThrownBy(() -> judge("local[1]", "disk/out"))
                    .isInstanceOf(CommandException.class)
                    .hasMessageContainingAll("disk/out", "No space left on device");
            assertThat(disk.resolve("out/games")).doesNotExist();
        } finally {
            // Spark leaves a file there open in this JVM.
            assertThat(ended("umount", "--lazy", disk.toString())).isTrue();
        }
    }

    /** @param size as {@code mount} has it, such as {@code 256k} */
    private Path smallDisk(String size) throws IOException, InterruptedException {
        Path disk = Files.createDirectories(folder.resolve("disk"));
        assumeTrue(
                ended("mount", "-t", "tmpfs", "-o", "size=" + size, "tmpfs", disk.toString()),
                "nobody but root can mount a small disk");
        return disk;
    }

    private static boolean ended(String... line) throws IOException, InterruptedException {
        return new ProcessBuilder(line)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor()
                == 0;
    }

    /**
     * The program in a process of its own.
     *
     * @param aside where Spark puts things aside
     * @param options of Java
     */
    private Process start(Path aside, String... options) throws IOException {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "@java-options",
                "-XX:TieredStopAtLevel=1",
                "-Dtouchstone.home=" + System.getProperty("touchstone.home")));
        line.addAll(List.of(options));
        line.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                Touchstone.class.getName(),
                "corpus",
                folder.resolve("source").toString(),
                "--master",
                "local[1]",
                "--out",
                folder.resolve("out").toString()));
        ProcessBuilder program = new ProcessBuilder(line);
        program.environment().put("SPARK_LOCAL_DIRS", aside.toString());
        return program.redirectErrorStream(true)
                .redirectOutput(folder.resolve("output").toFile())
                .start();
    }

    private void changesNothing(ProcessFault fault, String master) throws IOException {
        for (int i = 0; i < 40; i++) {
            Files.writeString(
                    folder.resolve("source/mixed/game-" + i + ".sgf"), KO.replace(";B[cb]", ";B[ee]".repeat(i + 1)));
        }
        judge(master, "there");
        assertThat(fault.happened()).isTrue();
        assertThat(Files.readString(folder.resolve("there/README.md"))).isEqualTo(undisturbed());
    }

    /** The page of the same games without a fault, made once. */
    private String undisturbed() throws IOException {
        if (undisturbed == null) {
            judge("local[2]", "here");
            undisturbed = Files.readString(folder.resolve("here/README.md"));
        }
        return undisturbed;
    }

    private String section(CorpusTotals totals, String title) throws IOException {
        String page = Files.readString(Path.of(totals.page()).resolveSibling("README.md"));
        return page.substring(page.indexOf("## " + title));
    }

    private CorpusTotals judge(String master, String out) throws IOException {
        return judge(folder.resolve("source"), master, out);
    }

    private CorpusTotals judge(Path source, String master, String out) throws IOException {
        return judge(source, master, out, new PrintWriter(new StringWriter()));
    }

    private CorpusTotals judge(Path source, String master, String out, PrintWriter progress) throws IOException {
        Specification specification = Installation.specification();
        return new SparkCorpus()
                .judge(
                        new CorpusRequest(
                                List.of(source.toString()), folder.resolve(out), master, SgfReading.LENIENT, "sgf"),
                        new SpecifiedRulesets(specification, new ArticleTitles(() -> specification)),
                        progress)
                .orElseThrow();
    }

    private static byte[] zip(String... namesAndRecords) throws IOException {
        java.io.ByteArrayOutputStream packed = new java.io.ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(packed)) {
            for (int i = 0; i < namesAndRecords.length; i += 2) {
                zip.putNextEntry(new ZipEntry(namesAndRecords[i]));
                zip.write(namesAndRecords[i + 1].getBytes(StandardCharsets.UTF_8));
            }
        }
        return packed.toByteArray();
    }
}
