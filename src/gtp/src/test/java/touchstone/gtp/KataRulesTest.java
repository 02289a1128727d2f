package touchstone.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.reference.BaseRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

class KataRulesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "tromp-taylor | POSITIONAL | ALLOWED",
                "Tromp-Taylor | POSITIONAL | ALLOWED",
                "{\"ko\":\"SITUATIONAL\",\"suicide\":false} | SITUATIONAL | FORBIDDEN",
                "{\"ko\":\"SIMPLE\",\"scoring\":\"AREA\",\"tax\":\"NONE\",\"hasButton\":false} | SIMPLE | ALLOWED",
                "{} | POSITIONAL | ALLOWED",
            })
    void readsNamesAndJson(String text, Repetition repetition, SelfCapture selfCapture) {
        BaseRules rules = KataRules.read(text);
        assertThat(rules.repetition()).isEqualTo(repetition);
        assertThat(rules.selfCapture()).isEqualTo(selfCapture);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "japanese",
                "chinese",
                "nonsense",
                "",
                "{\"ko\":\"SPIGHT\"}",
                "{\"scoring\":\"TERRITORY\"}",
                "{\"tax\":\"SEKI\"}",
                "{\"hasButton\":true}",
                "{\"komi\":7.5}",
                "{\"suicide\":\"perhaps\"}",
                "{\"ko\":",
            })
    void refusesWhatItCannotServe(String text) {
        assertThatThrownBy(() -> KataRules.read(text)).isInstanceOf(Failure.class);
    }

    @Test
    void whatItShowsItReads() {
        for (Repetition repetition : Repetition.values()) {
            for (SelfCapture selfCapture : SelfCapture.values()) {
                BaseRules rules = KataRules.read(KataRules.show(new BaseRules(repetition, selfCapture)));
                assertThat(rules.repetition()).isEqualTo(repetition);
                assertThat(rules.selfCapture()).isEqualTo(selfCapture);
            }
        }
    }
}
