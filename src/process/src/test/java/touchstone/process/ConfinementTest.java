package touchstone.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.spi.SubjectErrorException;

/** What a program in a sandbox sees and can do. The first part holds without bubblewrap, too. */
class ConfinementTest {

    @TempDir
    private Path folder;

    private static void requireSandbox() {
        try {
            Confinement.SANDBOX.require();
        } catch (SubjectErrorException e) {
            abort(e.getMessage());
        }
    }

    /** What a script prints, which stands in a file of its own. */
    private String printed(String script) throws IOException {
        Path file = Files.writeString(folder.resolve("script.sh"), script + "\n");
        StartedProcess started =
                StartedProcess.start(ProgramCommand.of(List.of("sh", file.toString())), Confinement.SANDBOX);
        try {
            started.input().close();
            return new String(started.output().readAllBytes(), StandardCharsets.UTF_8).strip();
        } finally {
            started.destroy();
        }
    }

    @Test
    void theCommandLineHasNoNetworkAndLimits() {
        List<String> words = Confinement.SANDBOX.around(ProgramCommand.of(List.of("true", "one word")));
        assertThat(words)
                .startsWith("bwrap", "--unshare-all", "--die-with-parent")
                .contains("prlimit");
        assertThat(words.subList(words.lastIndexOf("--") + 1, words.size()))
                .hasSize(2)
                .contains("one word");
    }

    @Test
    void nothingIsBoundThatIsNotNamed() throws IOException {
        Path script = Files.writeString(folder.resolve("a.sh"), "true\n");
        List<String> words = Confinement.SANDBOX.around(ProgramCommand.of(List.of("sh", script.toString())));
        assertThat(words).contains(folder.toString()).doesNotContain("--bind", "/", System.getProperty("user.home"));
    }

    @Test
    void withoutASandboxNothingIsAdded() {
        ProgramCommand command = ProgramCommand.of(List.of("true", "a"));
        assertThat(Confinement.NONE.around(command)).isEqualTo(command.located());
    }

    @Test
    void aMissingProgramIsNamedAsEver() {
        assertThatThrownBy(() -> Confinement.SANDBOX.around(ProgramCommand.parse("no-such-engine")))
                .isInstanceOf(SubjectErrorException.class)
                .hasMessageContaining("no-such-engine");
    }

    @Test
    void itSeesItsOwnFolderAndNotWhatTheUserHas(@TempDir Path other) throws IOException {
        requireSandbox();
        Files.writeString(folder.resolve("beside.txt"), "beside");
        Path secret = Files.writeString(other.resolve("secret.txt"), "secret");
        assertThat(printed("cat " + folder.resolve("beside.txt") + " '"
                        + secret.toString().substring(0, 2) + "'"
                        + secret.toString().substring(2) + " 2>&1"))
                .startsWith("beside")
                .contains("No such file")
                .doesNotContain("secret\n");
    }

    @Test
    void itCanChangeNothing() throws IOException {
        requireSandbox();
        assertThat(printed("cd " + folder + " && echo gone > script.sh; echo ended"))
                .endsWith("ended");
        assertThat(folder.resolve("script.sh")).content().contains("echo gone");
        assertThat(printed("echo a > /tmp/own && cat /tmp/own")).isEqualTo("a");
    }

    @Test
    void itHasNoNetwork() throws IOException {
        requireSandbox();
        assertThat(printed("tail -n +3 /proc/net/dev | cut -d: -f1").strip()).isEqualTo("lo");
    }

    @Test
    void itReadsWhatItIsGiven() throws IOException {
        requireSandbox();
        Path given = Files.createTempFile(GivenFiles.folder(), "record", ".sgf");
        try {
            Files.writeString(given, "(;)");
            assertThat(printed("cat " + given)).isEqualTo("(;)");
        } finally {
            Files.delete(given);
        }
    }

    @Test
    void itsLimitsAreSet() throws IOException {
        requireSandbox();
        assertThat(printed("ulimit -t; ulimit -d").lines()).containsExactly("3600", String.valueOf(8L << 20));
    }
}
