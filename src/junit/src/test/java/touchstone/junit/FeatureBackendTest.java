package touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectDirectory;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectFile;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.platform.engine.discovery.FilePosition;
import org.junit.platform.testkit.engine.EngineTestKit;

/** Features run as an IDE and a build run them, one scenario at a time. */
class FeatureBackendTest {

    private static final Path SUPERKO =
            Path.of(System.getProperty("touchstone.home"), "features/base/base-08-1-repetition.feature");

    /** The line of its scenario [2], which every program without superko fails. */
    private static final int SOME_MOVES_AGO = 31;

    @BeforeEach
    @AfterEach
    void nothingIsNamed() {
        named("", "", "");
    }

    static void named(String subject, String engine, String ruleset) {
        System.setProperty(FeatureSubject.SUBJECT, subject);
        System.setProperty(FeatureSubject.ENGINE, engine);
        System.setProperty(FeatureSubject.RULESET, ruleset);
    }

    private static Throwable failure() {
        return EngineTestKit.engine("cucumber")
                .selectors(selectFile(SUPERKO.toFile(), FilePosition.from(SOME_MOVES_AGO)))
                .execute()
                .testEvents()
                .failed()
                .stream()
                .map(Runs::thrown)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aViolationHasTheRuleTheBoardAndTheTranscript() {
        named("reference.no-repetition-rule", "", "");

        Throwable thrown = failure();

        assertThat(thrown)
                .hasMessageContainingAll(
                        "base.8/2", "clause    base.8: A play", "source ", "expected  ", "board ", "asked ");
        assertThat(thrown.getStackTrace()[0].toString()).contains(SUPERKO.getFileName() + ":" + SOME_MOVES_AGO);
    }

    @Test
    void whatBreaksDownFails() {
        named("test.crashing", "", "");

        assertThat(failure())
                .isInstanceOf(SubjectFailedException.class)
                .hasRootCauseMessage("Index 361 out of bounds for length 361");
    }

    @Test
    void tagsFilter() {
        assertThat(EngineTestKit.engine("cucumber")
                        .selectors(selectDirectory(SUPERKO.getParent().toFile()))
                        .configurationParameter("cucumber.filter.tags", "@base.8")
                        .execute()
                        .testEvents()
                        .finished()
                        .map(FeaturesTest::place)
                        .distinct())
                .allMatch(place -> place.startsWith(SUPERKO.getFileName() + ":"));
    }

    /** As IDEs start it: the place of the steps for glue, and the line of a scenario. */
    @ParameterizedTest
    @CsvSource({"reference, 0, 1 passed", "reference.no-repetition-rule, 1, 1 failed"})
    void theCommandLineRunsTheScenarioOfALine(String subject, int exitCode, String said) {
        named(subject, "", "");

        Printed printed = main(
                "--monochrome",
                "--plugin",
                "teamcity",
                "--glue",
                "touchstone.suite.steps",
                SUPERKO + ":" + SOME_MOVES_AGO);

        assertThat(printed.out()).contains("1 scenarios (" + said + ")");
        assertThat(printed.exitCode()).isEqualTo((byte) exitCode);
    }

    /**
     * What plugins for Cucumber pass when somebody starts a scenario from the gutter: IntelliJ IDEA's the name (up to 2025.2), with the
     * class of its own formatter where it takes Cucumber for an old one; Cucumber Java Runner of VS Code the line, and a file for the results.
     */
    @ParameterizedTest
    @CsvSource({
        "'--plugin teamcity --name NAME --glue touchstone.suite.steps FILE'",
        "'--plugin org.jetbrains.plugins.cucumber.java.run.CucumberJvm5SMFormatter --name NAME --glue touchstone.suite.steps FILE'",
        "'--glue touchstone.suite.steps --plugin pretty --plugin json:JSON FILE:LINE'"
    })
    void idesStartAScenario(String arguments, @TempDir Path folder) throws IOException {
        String title = Files.readAllLines(SUPERKO)
                .get(SOME_MOVES_AGO - 1)
                .strip()
                .replace("Scenario: ", "")
                .replace("[", "\\[")
                .replace("]", "\\]");
        Printed printed = main(Stream.of(arguments.split(" "))
                .map(word -> word.replace("NAME", "^" + title + "$")
                        .replace("FILE", SUPERKO.toString())
                        .replace("JSON", folder.resolve("results.json").toString())
                        .replace("LINE", "" + SOME_MOVES_AGO))
                .toArray(String[]::new));

        assertThat(printed.out()).contains("1 passed").doesNotContain("2 passed");
        assertThat(printed.exitCode()).isZero();
    }

    private record Printed(byte exitCode, String out) {}

    private static Printed main(String... arguments) {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            byte exitCode = io.cucumber.core.cli.Main.run(arguments);
            return new Printed(exitCode, printed.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(before);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "referense, '', base, did you mean 'reference'?",
        "'', '', bace, did you mean 'base'?",
        "reference, gnugo, base, give one of them"
    })
    void whatNamesNothingSaysSo(String subject, String engine, String ruleset, String said) {
        named(subject, engine, ruleset);

        assertThat(failure()).isInstanceOf(ConfigurationException.class).hasMessageContaining(said);
    }
}
