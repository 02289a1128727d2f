package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.terminal.ExitCode;

/** Where Java's memory does not suffice: that is trouble and no violation, and the user is told what to do. */
class NotEnoughMemoryTest {

    private static final String TOLD =
            "touchstone: not enough memory; give it more by the environment variable TOUCHSTONE_MEMORY";

    @Test
    void isTroubleWhicheverThreadHadTooLittle() {
        for (Throwable problem : List.of(
                new OutOfMemoryError("Java heap space"),
                new ExecutionException(new IllegalStateException(new OutOfMemoryError())))) {
            StringWriter err = new StringWriter();

            int code = Touchstone.complain(problem, new PrintWriter(err, true));

            assertThat(code).isEqualTo(ExitCode.TROUBLE.code());
            assertThat(err.toString()).startsWith(TOLD).hasLineCount(1);
        }
    }

    @Test
    @Tag("slow") // a JVM of its own that runs out of memory
    void isToldByTheProgramItself(@TempDir Path folder) throws IOException, InterruptedException {
        List<String> options = new ArrayList<>(ChildClasses.get().options());
        options.add("-Xmx12m");
        Process run = new ProcessBuilder(ProgramProcess.command(
                        options, Touchstone.class, "certify", "--games", "0", "--out", folder.toString()))
                .redirectErrorStream(true)
                .start();

        String output = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(run.waitFor()).as(output).isEqualTo(ExitCode.TROUBLE.code());
        assertThat(output).contains(TOLD).doesNotContain("    at ");
    }
}
