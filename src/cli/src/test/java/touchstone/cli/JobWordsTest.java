package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.cli.certify.JobScript;

class JobWordsTest {

    private static final List<String> WORDS = List.of(
            "plain",
            "",
            " two  words ",
            "it's \"quoted\"",
            "$(touch x) `touch y` $HOME ${HOME} \\ \\\\",
            "${{ secrets.TOKEN }} $[[ inputs.x ]] $'{{",
            "new\nline\ttab",
            "; rm -rf * & | > < # ! ~",
            "-e",
            "Äpfel 囲碁 𝒢");

    @Test
    void aShellHasTheSameWords() throws IOException {
        Process shell = new ProcessBuilder("sh", "-c", "printf '%s\\0' " + JobScript.joined(WORDS))
                .redirectErrorStream(true)
                .start();
        String said = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said).isEqualTo(String.join("\0", WORDS) + "\0");
    }

    @Test
    void aCodeHostFindsNothingToFillIn() {
        assertThat(JobScript.joined(WORDS)).doesNotContain("${{").doesNotContain("$[[");
    }
}
