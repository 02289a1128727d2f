package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.gtp.PipedReference;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.Verdict;

/** A run that is cut short reports what it measured, marked as incomplete, and leaves no engine behind. */
@Tag("slow") // starts the program in a JVM of its own
class InterruptTest {

    @TempDir
    private Path folder;

    @Test
    @Timeout(120)
    void whatWasMeasuredIsReported() throws IOException, InterruptedException {
        Path baseline = folder.resolve("baseline.yaml");
        Path certificate = folder.resolve("certificate.json");
        String output = interrupted(
                "certify",
                "--ruleset",
                "base",
                "--update-baseline",
                baseline.toString(),
                "--certificate",
                certificate.toString());
        assertThat(output).contains("Certificate: " + certificate + " (incomplete)");
        assertThat(CertificateFile.read(certificate).complete()).isFalse();
        assertThat(CertificateFile.read(certificate).untried()).isNotEmpty();
        assertThat(output).contains("Incomplete", baseline + " is not written: the run was cut short");
        assertThat(baseline).doesNotExist();
    }

    @Test
    @Timeout(120)
    void thePassportOfWhatWasMeasuredSaysSo() throws IOException, InterruptedException {
        String output = interrupted("identify");
        assertThat(output).contains("Incomplete: the run was cut short: ", "Incomplete");
        assertThat(Files.readString(folder.resolve("out").resolve("passport.json")))
                .contains("\"outcome\" : \"broken\"", "the run was cut short: ");
    }

    /** Runs a command on an engine until that hangs, interrupts it, and gives back what it printed. */
    private String interrupted(String... command) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Path output = folder.resolve("output.txt");
        Path lastQuestion = folder.resolve("hanging");
        List<String> line = new ArrayList<>(List.of(command));
        line.addAll(List.of("--engine", "sh " + hangingEngine(lastQuestion), "--workers", "1"));
        line.addAll(List.of("--timeout", "100", "--out", out.toString()));
        Process run = ProgramProcess.start(output, line.toArray(new String[0]));
        while (!Files.exists(lastQuestion)) {
            assertThat(run.isAlive()).as(Files.readString(output)).isTrue();
            run.waitFor(20, TimeUnit.MILLISECONDS);
        }
        run.destroy();
        assertThat(run.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(run.exitValue()).isEqualTo(2);
        assertThat(RunFolder.record(out).complete()).isFalse();
        assertThat(RunFolder.results(out)).isNotEmpty().noneMatch(result -> result.verdict() == Verdict.ERROR);
        assertThat(ProcessHandle.allProcesses()
                        .filter(process ->
                                process.info().commandLine().orElse("").contains(lastQuestion.toString())))
                .isEmpty();
        return Files.readString(output);
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
                """.formatted(mark, mark, mark, PipedReference.line()));
        new ProcessBuilder("mkfifo", mark + ".pipe").start().onExit().join();
        return script;
    }
}
