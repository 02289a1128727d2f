package touchstone.gtp.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.process.PrintedText;
import touchstone.rules.KataRules;
import touchstone.spi.ContradictedStatement;

/** What an engine says of its rules is held against rules, key by key. */
class KataAxisTest {

    private static final KataRules CHINESE = KataRules.read("chinese-ogs");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"friendlyPassOk\":true,\"hasButton\":false,\"ko\":\"POSITIONAL\",\"scoring\":\"AREA\",\"suicide\":false,"
                        + "\"tax\":\"NONE\",\"whiteHandicapBonus\":\"N\"}",
                "{ \"whiteHandicapBonus\": \"N\", \"ko\": \"positional\", \"score\": \"area\", \"friendlyPassOk\": false }",
                "{\"KO\":\"POSITIONAL\",\"HASBUTTON\":false}",
                "{\"suicide\":\"false\",\"hasButton\":\"FALSE\"}",
                "{\"ko\":\"POSITIONAL\",\"komi\":3.5,\"clock\":{\"ko\":\"SIMPLE\"},\"captures\":[1,2]}",
            })
    void whatSaysTheSameOrLessIsRight(String told) {
        assertThat(KataAxis.contradicted(CHINESE, told)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"ko\":\"SITUATIONAL\",\"scoring\":\"AREA\"} | ko | POSITIONAL | SITUATIONAL",
                "{\"ko\":\"POSITIONAL\",\"scoring\":\"TERRITORY\"} | scoring | AREA | TERRITORY",
                "{\"score\":\"TERRITORY\"} | scoring | AREA | TERRITORY",
                "{\"tax\":\"SEKI\"} | tax | NONE | SEKI",
                "{\"suicide\":true} | suicide | false | true",
                "{\"hasButton\":true} | hasButton | false | true",
                "{\"whiteHandicapBonus\":\"N-1\"} | whiteHandicapBonus | N | N-1",
                "{\"whiteHandicapBonus\":0} | whiteHandicapBonus | N | 0",
                "{\"ko\":\"whatever\"} | ko | POSITIONAL | whatever",
                "{\"ko\":null} | ko | POSITIONAL | null",
                "{\"ko\":[\"POSITIONAL\"]} | ko | POSITIONAL | [\"POSITIONAL\"]",
            })
    void whatSaysOtherwiseIsWrong(String told, String of, String claimed, String said) {
        assertThat(KataAxis.contradicted(CHINESE, told)).containsExactly(new ContradictedStatement(of, claimed, said));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "aye aye",
                "chinese-ogs",
                "koPOSITIONALscoreAREAtaxNONEsui0whbN",
                "{}",
                "{\"komi\":7.5}",
                "[\"POSITIONAL\"]",
                "\"POSITIONAL\"",
                "{\"ko\":\"POSITIONAL\"",
                "{\"ko\":\"POSITIONAL\"} {\"ko\":\"POSITIONAL\"}",
                "Expected no arguments for kata-get-rules but got ''",
            })
    void whatSaysNothingOfRulesIsWrongAsAWhole(String told) {
        assertThat(KataAxis.contradicted(CHINESE, told))
                .containsExactly(new ContradictedStatement("rules", CHINESE.json(), PrintedText.clean(told)));
    }

    @Test
    void noRulesDifferFromThemselves() {
        assertThat(KataAxis.differing(CHINESE, CHINESE)).isEmpty();
        assertThat(KataAxis.differing(CHINESE, KataRules.read("chinese"))).containsExactly(KataAxis.KO);
    }
}
