package touchstone.cli.killed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import touchstone.cli.ProgramProcess;

/** A program of these tests in a JVM whose file system is {@link LoggedFileSystem}. */
final class LoggedProgram {

    private LoggedProgram() {}

    /**
     * Runs it in a new folder {@code here} below another, and fails with what it printed unless it ends with 0.
     *
     * @param folder where it leaves a file {@code output}
     */
    static void assertEndsWell(Path folder, Class<?> program, String... args) throws IOException, InterruptedException {
        Path output = folder.resolve("output");
        List<String> line = new ArrayList<>(ProgramProcess.command(program, args));
        line.add(1, LoggedFileSystem.OPTION);
        Process process = new ProcessBuilder(line)
                .directory(Files.createDirectory(folder.resolve("here")).toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor()).as(Files.readString(output)).isZero();
    }
}
