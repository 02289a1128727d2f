package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is wrong with the command line or what it names is told in one clear line, with the right exit code. */
class BadInputTest {

    private static final String HOME = System.getProperty("touchstone.home");

    @TempDir
    private Path folder;

    @AfterEach
    void goHome() {
        System.setProperty("touchstone.home", HOME);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            value = {
                "certifi~certify",
                "certify --rulesets base~--ruleset",
                "certify --ruleset bsae~did you mean 'base'?",
                "certify --clause base.8.kp~did you mean 'base.8.ko'?",
                "certify --subject refrence~did you mean 'reference'?",
                "certify --profile umpire~umpire",
                "certify --timeout 0~expected seconds",
                "certify --timeout soon~soon",
                "certify --workers 0~expected 1 to 64",
                "certify --clause base.7A~choose another --ruleset",
                "clauses base.99~unknown clause 'base.99'",
                "gtp --ruleset nippon~unknown ruleset 'nippon'",
            })
    void usage(String line, String hint) {
        Terminal terminal = Terminal.run((line + (line.startsWith("certify") ? " --out " + folder : "")).split(" "));
        assertThat(terminal.exitCode()).isEqualTo(64);
        assertThat(terminal.err()).startsWith("touchstone: ").contains(hint).doesNotContain("\tat ");
        assertThat(terminal.out()).isEmpty();
    }

    @Test
    void aFolderThatCannotBeWrittenTo() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        Terminal terminal = Terminal.run("certify", "--out", file.resolve("run").toString());
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err())
                .startsWith("touchstone: can't write to " + file)
                .contains("choose another --out");
        assertThat(terminal.err().lines()).hasSize(1);
    }

    @Test
    void aBrokenPicture() throws IOException {
        Path feature = folder.resolve("features/club.feature");
        Files.createDirectories(feature.getParent());
        Files.writeString(feature, """
                Feature: A club's rule
                  @club.1
                  Rule: A title
                    Source: the club
                    Scenario: [1] A picture
                      Given this position, with Black to play
                        \"""
                        . X
                        . 8
                        \"""
                      Then Black may play A1
                """);
        System.setProperty("touchstone.home", folder.toString());
        Terminal terminal =
                Terminal.run("certify", "--out", folder.resolve("out").toString());
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).startsWith("touchstone: " + feature + ":").contains("numbered; expected 1, 2, 3");
        assertThat(terminal.err().lines()).hasSize(1);
    }

    @Test
    void aMissingFeatureFolder() {
        System.setProperty("touchstone.home", folder.toString());
        Terminal terminal = Terminal.run("clauses");
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).contains("no such folder");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"certify", "gtp", "report", "clauses", "subjects", "rulesets", "lint", "phrases"})
    void everyCommandHasHelp(String command) {
        Terminal terminal = Terminal.run(command, "--help");
        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.out()).startsWith("Usage: touchstone " + command);
    }
}
