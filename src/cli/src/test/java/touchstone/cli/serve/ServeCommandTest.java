package touchstone.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import touchstone.cli.PipedProgram;
import touchstone.cli.ProgramProcess;
import touchstone.cli.ProgramRun;
import touchstone.cli.PublishedSchema;
import touchstone.formats.shell.ShellWords;

/** The command {@code serve}, once in a JVM of its own, and commands that take a subject which is served so. */
@Tag("slow") // starts the program, and certifies what it serves
class ServeCommandTest {

    @TempDir
    private Path folder;

    /** For commands that only need it to be there. */
    private static final PipedProgram SERVED = PipedProgram.of("serve", (in, out, err, args) -> {
        ServeCommand command = new ServeCommand();
        new CommandLine(command).parseArgs(args);
        command.server().serve(in, out);
    });

    private static String served() {
        return "rpc:" + SERVED.line();
    }

    @Test
    void isCertifiedAndItsCertificateReplayed() throws Exception {
        Path certificate = folder.resolve("certificate.json");
        String subject = served();
        ProgramRun certified = ProgramRun.run(
                "certify",
                "--subject",
                subject,
                "--ruleset",
                "japanese",
                "--clause",
                "dead-stones",
                "--games",
                "0",
                "--no-allure",
                "--out",
                folder.toString(),
                "--certificate",
                certificate.toString());

        assertThat(certified.exitCode()).as(certified.out() + certified.err()).isZero();
        assertThat(certified.out()).contains("shows no violation of japanese as arbiter");
        assertThat(PublishedSchema.faults("certificate", Files.readString(certificate)))
                .isEmpty();
        assertThat(Files.readString(certificate)).contains("\"by\": \"rpc\"");

        ProgramRun replayed =
                ProgramRun.run("certificate", "verify", certificate.toString(), "--replay", "--engine", served());
        assertThat(replayed.exitCode()).as(replayed.out() + replayed.err()).isZero();
        assertThat(replayed.out()).contains("Replayed: all");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "smoke",
                "identify --out FOLDER",
                "fuzz --ruleset base --games 2 --out FOLDER",
                "fuzz perft --board 2x2 --depth 2",
                "fuzz consistency --relation komi --games 1 --out FOLDER",
            })
    void isTakenByEveryCommand(String line) {
        List<String> words = new ArrayList<>(
                List.of(line.replace("FOLDER", folder.toString()).split(" ")));
        words.addAll(List.of("--subject", served()));
        ProgramRun run = ProgramRun.run(words.toArray(String[]::new));

        assertThat(run.exitCode()).as(run.out() + run.err()).isZero();
        assertThat(run.out()).isNotEmpty();
    }

    /** It has no moves of its own, which is said. */
    @Test
    void whatGeneratesNoMovesPlaysNoMatch() {
        ProgramRun run = ProgramRun.run("match", "--subject", served(), "--games", "1", "--out", folder.toString());

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("touchstone-reference: generates no moves");
    }

    @Test
    void aDescriptorStartsIt() throws Exception {
        Path descriptor = Files.writeString(folder.resolve("library.yaml"), """
                name: library
                title: A library
                command: '%s'
                """.formatted(served().replace("'", "''")));
        ProgramRun certified = ProgramRun.run(
                "certify",
                "--subject",
                descriptor.toString(),
                "--ruleset",
                "japanese",
                "--clause",
                "dead-stones",
                "--games",
                "0",
                "--no-allure",
                "--out",
                folder.resolve("run").toString());

        assertThat(certified.exitCode()).as(certified.out() + certified.err()).isZero();
        assertThat(certified.out()).contains("library unreleased shows no violation of japanese as arbiter");

        ProgramRun checked = ProgramRun.run("smoke", "--subject", descriptor.toString());
        assertThat(checked.exitCode()).as(checked.out()).isZero();
        assertThat(checked.out())
                .contains("ok       starts and says who it is: Touchstone reference")
                .containsPattern("library is ready to be certified\\.");
    }

    @Test
    void aMutantIsServedAndFails() {
        String subject = ShellWords.joined(ProgramProcess.command("serve", "--subject", "reference.simple-ko"));
        ProgramRun certified = ProgramRun.run(
                "certify",
                "--subject",
                "rpc:" + subject,
                "--ruleset",
                "base",
                "--clause",
                "base.8",
                "--games",
                "0",
                "--no-allure",
                "--out",
                folder.toString());

        assertThat(certified.exitCode()).as(certified.err()).isEqualTo(1);
        assertThat(certified.out())
                .contains("violated  touchstone-reference.simple-ko", "such as base.8/1: ")
                .doesNotContain("by hand");
    }
}
