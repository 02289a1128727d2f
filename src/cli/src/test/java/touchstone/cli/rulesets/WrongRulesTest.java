package touchstone.cli.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.ProgramRun;

/** Features and rulesets that make no sense are told in one clear line, with the file and the right exit code. */
@Isolated("sets where Touchstone lives, for the whole JVM")
class WrongRulesTest {

    private static final String HOME = System.getProperty("touchstone.home");

    @TempDir
    private Path folder;

    @AfterEach
    void goHome() {
        System.setProperty("touchstone.home", HOME);
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
        ProgramRun terminal =
                ProgramRun.run("certify", "--out", folder.resolve("out").toString());
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).startsWith("touchstone: " + feature + ":").contains("numbered; expected 1, 2, 3");
        assertThat(terminal.err().lines()).hasSize(1);
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '~',
            value = {
                "axes:/  komi: hlaf~club.yaml:6: 'hlaf' is no value of komi; expected one of [none,",
                "axes:/  dead-stones: agreed~club.yaml:6: ending=two-passes contradicts dead-stones=agreed",
                "axes: {komi: half}/komi:/  any: 6,5~club.yaml:7: '6,5' is no number of points; expected one as in 7 or 6.5",
                "axes: {handicap: fixed}/handicaps:/  5x5: 7~club.yaml:7: handicap 7 on 5x5 under handicap=fixed",
                "without:/  - base.7.setp-1~club.yaml:6: names the unknown clause 'base.7.setp-1'; did you mean 'base.7.step-1'",
            })
    void aRulesetThatMakesNoSense(String rest, String message) throws IOException {
        Path rulesets = RulesetsCommandTest.homeWithBase(folder);
        Files.writeString(
                rulesets.resolve("club.yaml"),
                "name: club\ntitle: A club's\nlike: base\nsources: [the club]\n" + rest.replace('/', '\n')
                        + "\nclauses: [base]\n");
        System.setProperty("touchstone.home", folder.toString());
        for (String command : List.of("rulesets", "rulesets show club", "dev lint", "certify --ruleset club")) {
            ProgramRun terminal = ProgramRun.run(command.split(" "));
            assertThat(terminal.exitCode()).as(command).isEqualTo(2);
            assertThat(terminal.err() + terminal.out()).contains(message).doesNotContain("\tat ");
        }
    }

    @Test
    void aMissingFeatureFolder() {
        System.setProperty("touchstone.home", folder.toString());
        ProgramRun terminal = ProgramRun.run("rulesets", "clauses");
        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).contains("no such folder");
    }
}
