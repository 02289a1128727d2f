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
import touchstone.suite.specification.SpecificationException;
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

    private static final Path FEATURES = Path.of(System.getProperty("touchstone.home"), "features");

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
                "Then Black~Thus Black~16~'Thus Black may play A2' is no line of Gherkin here; expected",
                "Rule: The board~Scenario: [1] The board~4~outside of a Rule",
                "Feature:~@needs.score/Feature:~1~a tag on a Feature",
                "Nothing stands~Untestable: nothing stands~4~expected the tag @untestable",
                "[1] The~[99999999999] The~10~expected a number first",
            })
    void readingTells(String sound, String wrong, String line, String message) throws IOException {
        String feature = SOUND.replaceFirst(Pattern.quote(sound), wrong.replace('/', '\n'));
        assertThatThrownBy(() -> faults(feature))
                .isInstanceOf(SpecificationException.class)
                .hasMessageContaining("club.feature:" + line)
                .hasMessageContaining(message);
    }

    /** Where a step speaks of something that is not there, whoever runs it would trip over it. */
    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '~',
            value = {
                "Then Black may play A2~Then Black may play Z99~16: 'Z99' is no point: expected a column A-Z without I",
                "Then Black may play A2~Then Black may play c~16: no point is named 'c' in the picture; expected a point",
                "Then Black may play A2~Then the last play captures the marked stones~16: no stone is marked in the picture;",
                "Then Black may play A2~Then the last play captures nothing~16: nobody has played yet; expected a step such as",
                "Then Black~When the numbered moves are played/      Then Black~16: no move is numbered in the picture;",
                "Then Black~When the game goes A1 q/      Then Black~16: no point is named 'q'",
                "Then Black~When White passes and Black plays q/      Then Black~16: no point is named 'q'",
                "Then Black~When the players agree that q is dead/      Then Black~16: no point is named 'q'",
                "Then Black~When the controller hands in handicap stones on A1 and q/      Then Black~16: no point is named 'q'",
                "Then Black~When the players agree on a komi of 10000000000/      Then Black~16: 10000000000 is too large a number",
                "with Black to play~in which Black has just played A1~11: Black's stone on A1 is not in the picture",
                "with Black to play~in which Black has just played T19~11: Black's stone on T19 is not in the picture",
                "Then Black may play A2~Then a 26x9 board is within the rules~16: a board of 26x9; expected 1 to 25 lines",
            })
    void lintTellsOfPlacesThatAreNotThere(String sound, String wrong, String message) throws IOException {
        assertThat(faults(SOUND.replace(sound, wrong.replace('/', '\n'))))
                .anySatisfy(fault -> assertThat(fault).hasMessageContaining("club.feature:" + message));
    }

    @ParameterizedTest
    @CsvSource({"0x9", "9x26", "99999999999x3"})
    void lintTellsOfBoardsThatAreNone(String size) throws IOException {
        String begun = SOUND.replaceFirst("(?s)Given.*(?=Then)", "Given an empty " + size + " board\n      ");
        assertThat(faults(begun)).singleElement().asString().contains("club.feature:11: a board of " + size + ";");
        assertThat(faults(begun.replace(size, "9x9"))).isEmpty();
    }

    @Test
    void lintTellsOfScenariosThatBeginNowhereOrAskNothing() throws IOException {
        assertThat(faults(SOUND.replaceFirst("(?s)Given.*(?=Then)", "")))
                .singleElement()
                .asString()
                .contains("club.feature:11: the scenario begins with no board; expected 'Given an empty 9x9 board'");
        assertThat(faults(SOUND.replace("Then Black may play A2", "When Black plays A2")))
                .singleElement()
                .asString()
                .contains("club.feature:10: scenario club.5/1 asks nothing; expected a step that begins with 'Then'");
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
                "name: club~name: [club~club.yaml:2: no YAML",
            })
    void readingTellsOfRulesets(String sound, String wrong, String message) {
        String ruleset = ruleset("[club]").replace(sound, wrong);
        assertThatThrownBy(() -> {
                    write("rulesets/club.yaml", ruleset);
                    faults(SOUND);
                })
                .isInstanceOf(SpecificationException.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '~',
            value = {
                "axes:/  komi: hlaf~club.yaml:6: 'hlaf' is no value of komi; expected one of [none, integer, half,",
                "axes:/  kommi: half~club.yaml:6: unknown axis 'kommi'",
                "axes:/  komi: half/komi:/  19x19: 6,5~club.yaml:8: '6,5' is no number of points; expected one as in 7 or 6.5",
                "axes:/  komi: half/komi:/  9x9: 6.5/  '19x19': 7~club.yaml:9: komi 7 under komi=half; expected a half",
                "axes:/  komi: half/handicap-komi: half~club.yaml:7: 'half' is no number of points",
                "axes:/  komi: half/komi:/  19: 6.5~club.yaml:8: '19' is no board size; expected one as in 19x19",
                "komi: {19x19: 7}~club.yaml:5: a komi under komi=none; leave it out",
                "axes: {handicap: fixed}/handicaps: {19x19: 9, 5x5: 7}~club.yaml:6: handicap 7 on 5x5 under handicap=fixed;"
                        + " the board has no star points",
                "axes: {handicap: fixed}/handicaps:/  19x19: 9/  7x7: 7~club.yaml:8: handicap 7 on 7x7 under"
                        + " handicap=fixed; expected 4 at most",
                "axes: {handicap: free}/handicaps:/  2x2: 7~club.yaml:7: handicap 7 on 2x2; expected a number",
                "axes:/  dead-stones: agreed~club.yaml:6: ending=two-passes contradicts dead-stones=agreed: a game that",
                "axes:/  ending: stop/  scoring: stones/  seki: does-not-count~club.yaml:7: scoring=stones contradicts"
                        + " seki=does-not-count: empty points count for nothing; choose seki: counts, or another scoring",
            })
    void readingTellsWhereARulesetMakesNoSense(String rest, String message) throws IOException {
        Files.createDirectories(folder.resolve("rulesets"));
        Files.copy(FEATURES.resolve("rulesets/base.yaml"), folder.resolve("rulesets/base.yaml"));
        write(
                "rulesets/club.yaml",
                "name: club\ntitle: A club's\nlike: base\nsources: [the club]\n" + rest.replace('/', '\n')
                        + "\nclauses: [club]\n");
        assertThatThrownBy(() -> faults(SOUND))
                .isInstanceOf(SpecificationException.class)
                .hasMessageContaining(message)
                .extracting(Throwable::getMessage)
                .asString()
                .doesNotContain("\n");
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
        write("rulesets/club.yaml", whole("club"));
        write("rulesets/other.yaml", whole("club"));
        assertThatThrownBy(() -> faults(SOUND))
                .isInstanceOf(SpecificationException.class)
                .hasMessageContaining("other.yaml")
                .hasMessageContaining("a second ruleset named 'club'");
    }

    @Test
    void aRulesetHasClauses() throws IOException {
        write("rulesets/club.yaml", whole("club").replaceFirst("(?s)clauses:.*", "clauses: []\n"));
        assertThatThrownBy(() -> faults(SOUND))
                .isInstanceOf(SpecificationException.class)
                .hasMessageMatching(
                        ".*club.yaml:[0-9]{2}: 'clauses' has an empty list; expected a list with an item.*");
    }

    @Test
    void noTwoRulesetsShareAnAlias() throws IOException {
        write("rulesets/club.yaml", whole("club") + "aliases:\n  - guild\n");
        write("rulesets/other.yaml", whole("guild"));
        assertThatThrownBy(() -> faults(SOUND))
                .isInstanceOf(SpecificationException.class)
                .hasMessageContaining("club.yaml:")
                .hasMessageContaining("'guild' is a name of the ruleset guild already; expected one of its own");
    }

    private static String whole(String name) throws IOException {
        return Files.readString(FEATURES.resolve("rulesets/base.yaml"))
                .replaceFirst("name: .*", "name: " + name)
                .replaceFirst("aliases: .*", "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "[club, clubs.9]~7~clubs.9~'club.5' or 'club'",
                "[club]/without:/  - club.6 # none such~9~club.6~'club.5' or 'club'",
            })
    void aRulesetThatNamesAnUnknownClauseIsAFault(String clauses, int line, String unknown, String nearest)
            throws IOException {
        Files.createDirectories(folder.resolve("rulesets"));
        write("rulesets/whole.yaml", whole("whole").replaceFirst("(?s)clauses:.*", "clauses: [club]\n"));
        write(
                "rulesets/club.yaml",
                "name: club\ntitle: A club's\n# of its own\nlike: whole\nsources: [the club]\naxes: {draws: draw}\n"
                        + "clauses: " + clauses.replace('/', '\n') + "\n");
        assertThat(faults(SOUND))
                .singleElement()
                .asString()
                .contains(
                        "club.yaml:" + line + ": names the unknown clause '" + unknown + "'; did you mean " + nearest);
    }

    private static final String HANDICAP = """
            Feature: Handicap

              @handicap.fixed
              Rule: On the star points

                Source: the club's own.

                Scenario: [1] An agreement
                  Given an empty 5x5 board
                  When the players agree on 7 handicap stones
                  Then it is White's turn
            """;

    @Test
    void aBoardWithoutStarPointsHasNoHandicap() throws IOException {
        assertThat(faults(HANDICAP))
                .singleElement()
                .asString()
                .contains(
                        "club.feature:10: a 5x5 board has star points for no handicap stones; choose another board or"
                                + " number, or write 'Then it is against the rules that the players agree on 7 handicap stones'");
        assertThat(faults(HANDICAP.replace("5x5", "7x7")))
                .singleElement()
                .asString()
                .contains("4 handicap stones at most");
        assertThat(faults(HANDICAP.replace("5x5", "9x9"))).isEmpty();
        assertThat(faults(HANDICAP.replace("7 handicap stones", "1 handicap stone")))
                .isEmpty();
        assertThat(faults(HANDICAP.replace("When the", "Then it is against the rules that the")))
                .isEmpty();
        assertThat(faults(HANDICAP.replace("@handicap.fixed", "@handicap.free")))
                .isEmpty();
        assertThat(faults(HANDICAP.replace("@handicap.fixed", "@club.1"))).isEmpty();
        assertThat(faults(HANDICAP.replace("@handicap.fixed", "@club.1 @handicap.fixed")))
                .hasSize(1);
        assertThat(faults(HANDICAP.replace("When the players agree on 7 handicap stones", """
                When Black passes
                      And the players agree on 7 handicap stones""")))
                .hasSize(1);
    }

    @Test
    void aDecimalCommaIsToldAsSuch() throws IOException {
        String komi = HANDICAP.replace("7 handicap stones", "a komi of 6,5");
        assertThat(faults(komi))
                .singleElement()
                .asString()
                .contains(
                        "club.feature:10: no phrase says 'the players agree on a komi of 6,5'; numbers have a point, so"
                                + " write 'the players agree on a komi of 6.5'");
        assertThat(faults(komi.replace("6,5", "6.5"))).isEmpty();
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

    private List<SpecificationException> faults(String feature) throws IOException {
        write("club.feature", feature);
        return Lint.check(SpecificationReader.read(folder));
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
