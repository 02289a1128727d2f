package touchstone.cli.killed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.cli.ProgramProcess;

/**
 * The power fails between two operations on the disk, between any two of those that replace files, and what was not flushed is
 * lost or not. What is left can be read, and the command can be run again.
 */
@Tag("slow") // commands in a JVM whose file system is ours
class PowerFailureTest {

    private static final int RUNS = Integer.getInteger("touchstone.failures", 3);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(names = "JUDGE")
    void whatIsLeftCanBeRead(KilledCommand command) throws IOException, InterruptedException {
        Path output = folder.resolve("output");
        List<String> line = new ArrayList<>(ProgramProcess.command(
                PowerFailures.class, command.name(), Integer.toString(RUNS), Long.toString(new Random().nextLong())));
        line.add(1, LoggedFileSystem.OPTION);
        Process process = new ProcessBuilder(line)
                .directory(Files.createDirectory(folder.resolve("here")).toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor()).as(Files.readString(output)).isZero();
    }
}
