package touchstone.cli.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.CertificateForger;
import touchstone.cli.IssuedCertificate;
import touchstone.cli.ProgramProcess;
import touchstone.cli.ProgramRun;
import touchstone.cli.gtp.PipedReference;

/** Certificates whose subjects are tried once more. */
@Tag("slow") // certifies engines twice
class ReplayRunTest {

    @TempDir
    private Path folder;

    private ProgramRun replay(Path file, String... more) {
        String[] line = new String[more.length + 4];
        line[0] = "certificate";
        line[1] = "verify";
        line[2] = file.toString();
        line[3] = "--replay";
        System.arraycopy(more, 0, line, 4, more.length);
        return ProgramRun.run(line);
    }

    @Test
    void insideTouchstoneTheSameComesOut() {
        Path file = IssuedCertificate.under("reference.simple-ko", "base.8").write(folder.resolve("simple.json"));
        ProgramRun terminal = replay(file);
        // That a clause is violated is what the certificate says, too.
        assertThat(terminal.exitCode()).as(terminal.out()).isZero();
        assertThat(terminal.out())
                .contains("Replays reference.simple-ko, inside Touchstone.\n", "  the same file: ")
                .containsPattern("Replayed: all \\d+ scenarios came out the same.\n$");
    }

    @Test
    void aLieComesOut() throws IOException {
        Path honest = IssuedCertificate.under("reference", "base.8").write(folder.resolve("honest.json"));
        Path file = CertificateForger.forged(honest, folder.resolve("lie.json"), all -> {
            ((ObjectNode) all.at("/subject/start")).put("subject", "reference.simple-ko");
            ((ObjectNode) all.at("/subject/executed/files/0")).put("sha256", "0".repeat(64));
        });
        ProgramRun terminal = replay(file);
        assertThat(terminal.exitCode()).as(terminal.out()).isEqualTo(1);
        assertThat(terminal.out())
                .contains("  another file: ")
                .containsPattern("differs  base.8/\\d+  was satisfied, is violated: ")
                .containsPattern("Replayed: \\d+ of \\d+ scenarios came out otherwise.\n$");
    }

    @Test
    void aCommandIsShownAndNotRunUnlessThatIsWanted() throws IOException {
        Path mark = folder.resolve("ran");
        Path engine = Files.writeString(
                folder.resolve("engine.sh"), "touch " + mark + "; exec " + PipedReference.line() + "\n");
        String line = "sh " + engine;
        Path file = IssuedCertificate.ofEngine(line, "base.5").write(folder.resolve("engine.json"));
        Files.delete(mark);
        ProgramRun refused = replay(file);
        assertThat(refused.exitCode()).isEqualTo(64);
        assertThat(refused.out()).contains("Replays by starting: " + line + "\n");
        assertThat(refused.err()).contains("give --yes if you trust it, or --engine with a command of your own");
        assertThat(mark).doesNotExist();

        ProgramRun confirmed = replay(file, "--yes");
        assertThat(confirmed.exitCode()).as(confirmed.out() + confirmed.err()).isZero();
        assertThat(confirmed.out())
                .contains("  the same file: dash", "  the same file: engine.sh", "came out the same");
        assertThat(mark).exists();

        ProgramRun other = replay(file, "--engine", ProgramProcess.engine());
        assertThat(other.exitCode()).as(other.out()).isZero();
        assertThat(other.out())
                .contains("  another program: dash is not run", "  a file that was not run before: java");
    }

    @Test
    void whatCannotBeRunIsToldInALine() {
        Path file = IssuedCertificate.ofEngine(PipedReference.line(), "base.5").write(folder.resolve("engine.json"));
        ProgramRun none = replay(file, "--engine", "no-such-engine");
        assertThat(none.exitCode()).isEqualTo(2);
        assertThat(none.err())
                .startsWith("touchstone: can't replay: ")
                .contains("no-such-engine")
                .hasLineCount(1);
        ProgramRun usage = replay(
                IssuedCertificate.under("reference", "base.5").write(folder.resolve("r.json")), "--engine", "true");
        assertThat(usage.exitCode()).isEqualTo(64);
        assertThat(usage.err()).contains("the certificate is of a subject inside Touchstone");
    }

    /** A stranger's command may hold what a terminal takes for orders. */
    @Test
    void aHostileCommandIsShownAsItIs() throws IOException {
        Path honest =
                IssuedCertificate.ofEngine(PipedReference.line(), "base.5").write(folder.resolve("engine.json"));
        Path file = CertificateForger.forged(honest, folder.resolve("hostile.json"), all -> {
            String line = "true\u202Egnp \u00A0" + "x".repeat(600) + " end";
            ((ObjectNode) all.at("/subject/start")).put("line", line);
            ((ObjectNode) all.at("/subject/identity")).put("command", line);
            all.get("results").forEach(result -> ((ObjectNode) result.get("subject")).put("command", line));
        });
        ProgramRun terminal = replay(file);
        assertThat(terminal.exitCode()).isEqualTo(64);
        assertThat(terminal.out())
                .contains("Replays by starting: true\\u{202e}gnp \\u{a0}" + "x".repeat(600) + " end\n")
                .doesNotContain("\u202E");
    }
}
