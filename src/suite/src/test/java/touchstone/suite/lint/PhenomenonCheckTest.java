package touchstone.suite.lint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationException;
import touchstone.suite.specification.SpecificationReader;

/** What phenomena.yaml says of clauses and rulesets is so, and it says something of every ruleset. */
class PhenomenonCheckTest {

    private static final Path FEATURES = Path.of(System.getProperty("touchstone.home"), "features");

    private static final String FEATURE = """
            Feature: Rule 5

              @club.5
              Rule: The board is empty at the start

                Source: the club's own.

                Scenario: [1] The first play
                  Given an empty 5x5 board
                  Then Black may play A2

                @self-capture.forbidden
                Scenario: [2] Where self-capture is forbidden
                  Given an empty 5x5 board
                  Then Black may play A3
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void aClubAndItsRuleset() throws IOException {
        Files.writeString(folder.resolve("club.feature"), FEATURE);
        Files.createDirectories(folder.resolve("rulesets"));
        Files.writeString(
                folder.resolve("rulesets/club.yaml"),
                Files.readString(FEATURES.resolve("rulesets/base.yaml"))
                        .replaceFirst("name: .*", "name: club")
                        .replaceFirst("(?s)clauses:.*", "clauses: [club]\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "[club.5]",
                "[club.5/1]",
                "[club.5/2, club.5]",
                "[club.5/2]; silent: [club]",
            })
    void aRulesetIsAnsweredOrSilent(String answers) throws IOException {
        assertThat(faults("ko:\n  answers: " + answers.replace("; ", "\n  ") + "\n"))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "[club.6, club.5]~2: there is no clause or scenario 'club.6'",
                "[club.5/3, club.5]~2: there is no clause or scenario 'club.5/3'",
                "[club.5/2]~1: 'ko' has no answer for the ruleset club; expected one of its clauses",
                "[club.5]; silent: [guild]~3: there is no ruleset 'guild'",
                "[club.5]; silent: [club]~1: 'ko' has club among 'silent', which answers by club.5; expected one or the other",
            })
    void lintTells(String answers, String message) throws IOException {
        assertThat(faults("ko:\n  answers: " + answers.replace("; ", "\n  ") + "\n"))
                .singleElement()
                .asString()
                .contains("phenomena.yaml:" + message);
    }

    @Test
    void unknownKeysAreNotRead() {
        assertThatThrownBy(() -> faults("ko:\n  anwers: [club.5]\n"))
                .isInstanceOf(SpecificationException.class)
                .hasMessageContaining(
                        "phenomena.yaml:2: unknown key 'anwers'; expected one of [also, says, answers, silent]");
    }

    /** A scenario counts only where its conditions hold: the base rules permit self-capture. */
    @Test
    void aScenarioAnswersWhereItHolds() throws IOException {
        faults("ko:\n  answers: [club.5, club.5/1, club.5/2]\n");
        Specification specification = SpecificationReader.read(folder);
        Ruleset club = specification.ruleset("club").orElseThrow();

        assertThat(specification.phenomena().all().get(0).answers(specification, club))
                .containsExactly("club.5", "club.5/1");
    }

    private List<SpecificationException> faults(String phenomena) throws IOException {
        Files.writeString(folder.resolve("phenomena.yaml"), phenomena);
        return Lint.check(SpecificationReader.read(folder));
    }
}
