package touchstone.suite.lint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.suite.specification.SpecificationFault;
import touchstone.suite.specification.SpecificationReader;

/** Every way to write a wrong feature file or ruleset is told with its file and line. */
class LintTest {

    private static final String SOUND = """
            Feature: Rule 5

              @club.5
              Rule: The board is empty at the start

                Nothing stands on it.

                Source: the club's own.

                Scenario: [1] The first play
                  Given this position, with Black to play
                    \"""
                    . X
                    O .
                    \"""
                  Then Black may play A2
            """;

    @TempDir
    private Path folder;

    @Test
    void aSoundFeatureHasNoFaults() throws IOException {
        assertThat(faults(SOUND)).isEmpty();
    }

    @ParameterizedTest(name = "{3}")
    @CsvSource(
            delimiter = '~',
            value = {
                "'. X'~'. Q'~13:11~'Q' is no point",
                "Source: the club's own.~Nobody said so.~4~names no source",
                "[1] The first play~[2] The first play~10~where [1] was expected",
                "may play A2~might play A2~16~no phrase says 'Black might play A2'",
                "with Black to play~with Black to move~11~no phrase says",
            })
    void lintTells(String sound, String wrong, String place, String message) throws IOException {
        assertThat(faults(SOUND.replace(sound, wrong))).singleElement().satisfies(fault -> assertThat(fault)
                .hasMessageContaining("club.feature:" + place + ":")
                .hasMessageContaining(message));
    }

    @ParameterizedTest(name = "{3}")
    @CsvSource(
            delimiter = '~',
            value = {
                "@club.5~@club.5 @club.6~4~expected one clause id",
                "@club.5~@untestable @club.5~4~gives no reason",
                "@club.5~# no tag~4~without the tag that is its clause id",
                "Scenario:~@needs.telepathy/Scenario:~10~no capability 'telepathy'",
                "Scenario:~@repetition.eternal/Scenario:~10~no value of repetition",
                "Scenario:~@wip/Scenario:~10~unknown tag @wip",
                "[1] The~The~10~expected a number first",
                "Then Black~Thus Black~16~no Gherkin",
                "Rule: The board~Scenario: [1] The board~4~outside of a Rule",
                "Feature:~@needs.score/Feature:~1~a tag on a Feature",
                "Nothing stands~Untestable: nothing stands~4~expected the tag @untestable",
                "[1] The~[99999999999] The~10~expected a number first",
            })
    void readingTells(String sound, String wrong, String line, String message) throws IOException {
        String feature = SOUND.replaceFirst(Pattern.quote(sound), wrong.replace('/', '\n'));
        assertThatThrownBy(() -> faults(feature))
                .isInstanceOf(SpecificationFault.class)
                .hasMessageContaining("club.feature:" + line)
                .hasMessageContaining(message);
    }

    @Test
    void aClauseWithNeitherScenarioNorReasonIsAFault() throws IOException {
        String bare = SOUND.substring(0, SOUND.indexOf("    Scenario:"));
        assertThat(faults(bare)).singleElement().asString().contains("neither a scenario nor @untestable");
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(
            delimiter = '~',
            value = {
                "repetition: simple~repetition: sometimes~club.yaml:5: 'sometimes' is no value of repetition",
                "repetition: simple~repitition: simple~club.yaml:5: unknown axis 'repitition'",
                "title: A club's~tittle: A club's~club.yaml:2: unknown key 'tittle'",
                "clauses: [club]~clauses: []~club.yaml:7: 'clauses' is missing or no list",
                "name: club~name: [club~club.yaml:2: no YAML",
            })
    void readingTellsOfRulesets(String sound, String wrong, String message) {
        String ruleset = ruleset("[club]").replace(sound, wrong);
        assertThatThrownBy(() -> {
                    write("rulesets/club.yaml", ruleset);
                    faults(SOUND);
                })
                .isInstanceOf(SpecificationFault.class)
                .hasMessageContaining(message);
    }

    @Test
    void aBorrowedPositionMustBeThere() throws IOException {
        String borrowed = SOUND + """

                Scenario: [2] The next play
                  Given the position of club.5/7
                  Then Black may play A2
            """;
        assertThat(faults(borrowed.replace("club.5/7", "club.5/1"))).isEmpty();
        assertThat(faults(borrowed)).singleElement().asString().contains("no scenario club.5/7");
    }

    @Test
    void windowsLineEndsAreNoFaults() throws IOException {
        assertThat(faults(SOUND.replace("\n", "\r\n"))).isEmpty();
    }

    @Test
    void twoRulesetsDoNotBearOneName() throws IOException {
        write("rulesets/club.yaml", ruleset("[club]"));
        write("rulesets/other.yaml", ruleset("[club]"));
        assertThatThrownBy(() -> faults(SOUND))
                .isInstanceOf(SpecificationFault.class)
                .hasMessageContaining("other.yaml")
                .hasMessageContaining("a second ruleset named 'club'");
    }

    @Test
    void aRulesetThatNamesAnUnknownClauseIsAFault() throws IOException {
        write("rulesets/club.yaml", ruleset("[club, clubs.9]"));
        assertThat(faults(SOUND))
                .singleElement()
                .asString()
                .contains("club.yaml")
                .contains("unknown clause 'clubs.9'");
    }

    private static String ruleset(String clauses) {
        return """
                name: club
                title: A club's rules
                sources: [the club]
                axes:
                  repetition: simple
                  self-capture: forbidden
                clauses: %s
                """.formatted(clauses);
    }

    private List<SpecificationFault> faults(String feature) throws IOException {
        write("club.feature", feature);
        return Lint.check(SpecificationReader.read(folder));
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
