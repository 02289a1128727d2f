package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.Verdict;

/** A run that is cut short reports what it measured, marked as incomplete, and leaves no engine behind. */
class InterruptTest {

    @TempDir
    private Path folder;

    @Test
    @Timeout(120)
    void whatWasMeasuredIsReported() throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Path output = folder.resolve("output.txt");
        Path lastQuestion = folder.resolve("hanging");
        String engine = "sh " + hangingEngine(lastQuestion);
        Path baseline = folder.resolve("baseline.yaml");
        Process run = Program.start(
                output,
                "certify",
                "--ruleset",
                "base",
                "--engine",
                engine,
                "--workers",
                "1",
                "--timeout",
                "100",
                "--out",
                out.toString(),
                "--update-baseline",
                baseline.toString());
        while (!Files.exists(lastQuestion)) {
            assertThat(run.isAlive()).as(Files.readString(output)).isTrue();
            run.waitFor(20, TimeUnit.MILLISECONDS);
        }
        run.destroy();
        assertThat(run.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(run.exitValue()).isEqualTo(2);
        assertThat(Files.readString(output))
                .contains("Incomplete", baseline + " is not written: the run was cut short");
        assertThat(baseline).doesNotExist();
        assertThat(RunFolder.record(out).complete()).isFalse();
        assertThat(RunFolder.results(out)).isNotEmpty().noneMatch(result -> result.verdict() == Verdict.BROKEN);
        assertThat(ProcessHandle.allProcesses()
                        .filter(process ->
                                process.info().commandLine().orElse("").contains(lastQuestion.toString())))
                .isEmpty();
    }

    /** The reference, but for the 9x7 board that the features ask for: there it says that it hangs, and does. */
    private Path hangingEngine(Path mark) throws IOException {
        Path script = folder.resolve("engine.sh");
        Files.writeString(script, """
                # %s
                while read -r line; do
                    case "$line" in
                        *"boardsize 13"*) : > "%s"; read -r never < "%s.pipe" ;;
                        *) printf '%%s\\n' "$line" ;;
                    esac
                done | %s
                """.formatted(mark, mark, mark, Program.engine()));
        new ProcessBuilder("mkfifo", mark + ".pipe").start().onExit().join();
        return script;
    }
}
