package touchstone.cli.killed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.cli.terminal.ExitCode;

/** The disk that a command writes to is taken away or becomes full. */
@Tag("slow") // commands in a JVM of their own
class BrokenDiskTest {

    @TempDir
    private Path folder;

    private static void assertTold(Path work, int code) throws IOException {
        String output = Files.readString(work.resolveSibling("output"));
        assertThat(code).as(output).isEqualTo(ExitCode.TROUBLE.code());
        assertThat(output).contains("touchstone: ").doesNotContain("Exception").doesNotContain("internal error");
        List<String> lines =
                output.lines().filter(line -> line.startsWith("touchstone: ")).toList();
        assertThat(lines.get(lines.size() - 1)).containsAnyOf("work", "No space left on device");
    }

    /** Early, in the middle, and where there are pages when nothing else is left to do: of these folders are made as they come. */
    @ParameterizedTest
    @EnumSource(names = {"CERTIFY", "FUZZ", "JUDGE", "PROVE"})
    void theFolderVanishes(KilledCommand command) throws IOException, InterruptedException {
        Path whole = folder.resolve("whole").resolve("work");
        command.prepare(whole);
        WatchedRun undisturbed = command.start(whole, false);
        undisturbed.end();
        int all = undisturbed.operations().size();
        List<Integer> moments = new ArrayList<>(List.of(3, all / 2));
        pages(undisturbed).ifPresent(moments::add);
        for (int done : moments) {
            Path work = folder.resolve("vanishing-" + done).resolve("work");
            command.prepare(work);
            assertTold(work, command.start(work, false, done).end());
            WholeFiles.assertReadable(work.resolveSibling("vanished"), whole, false);
        }
    }

    private static OptionalInt pages(WatchedRun run) {
        return IntStream.range(0, run.operations().size())
                .filter(done -> run.operations().get(done).told().matches("MakeFolder .*(results|assets)"))
                .findFirst();
    }

    @ParameterizedTest
    @EnumSource(names = {"CERTIFY", "FUZZ", "JUDGE", "PUBLISH"})
    void aSmallDiskIsFull(KilledCommand command) throws IOException, InterruptedException {
        Path work = Files.createDirectories(folder.resolve("small").resolve("work"));
        // Room for what they read and for some of what they write.
        String size =
                switch (command) {
                    case FUZZ -> "size=32k";
                    case PUBLISH -> "size=1m";
                    default -> "size=120k";
                };
        assumeTrue(
                mount("mount", "-t", "tmpfs", "-o", size, "tmpfs", work.toString()),
                "nobody but root can mount a small disk");
        try {
            command.prepare(work);
            if (command == KilledCommand.JUDGE) {
                fill(work.resolve("filled"));
            }
            assertTold(work, command.start(work, false).end());
            assertThat(work.resolve("judged.json")).doesNotExist();
            WholeFiles.assertReadable(work, work, false);
        } finally {
            assertThat(mount("umount", work.toString())).isTrue();
        }
    }

    private static void fill(Path file) throws IOException {
        try {
            Files.write(file, new byte[1 << 20]);
        } catch (IOException full) {
            assertThat(full).hasMessageContaining("No space left");
        }
    }

    private static boolean mount(String... line) throws InterruptedException {
        try {
            return new ProcessBuilder(line)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException noSuchProgram) {
            return false;
        }
    }
}
