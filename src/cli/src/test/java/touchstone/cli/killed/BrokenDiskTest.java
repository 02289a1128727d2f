package touchstone.cli.killed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The disk that a command writes to is taken away or becomes full. */
@Tag("slow") // commands in a JVM whose file system is ours
@Order(1) // waits for other processes
class BrokenDiskTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(names = {"CERTIFY", "FUZZ", "JUDGE", "PROVE"})
    void theFolderVanishes(KilledCommand command) throws IOException, InterruptedException {
        LoggedProgram.assertEndsWell(folder, VanishingFolder.class, command.name());
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
                // By the program itself, for all of them.
                int code = command.start(work, false).end();
                VanishingFolder.assertTold(Files.readString(work.resolveSibling("output")), code);
            } else {
                StringWriter output = new StringWriter();
                int code = command.run(work, false, new PrintWriter(output), new PrintWriter(output));
                VanishingFolder.assertTold(output.toString(), code);
            }
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
