package touchstone.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** The names of rules in game records. */
class RecordedRulesetTest {

    private static final Specification SPECIFICATION = Installation.specification();

    @ParameterizedTest
    @CsvSource({
        "AGA, aga",
        "GOE, ing",
        "Japanese, japanese",
        "NZ, new-zealand",
        "New Zealand, new-zealand",
        "NewZealand, new-zealand",
        "chinese rules, chinese",
        "Korean_Rules, korean",
        "\u65e5\u672c\u89c4\u5219, japanese",
        "\u4e2d\u570b\u898f\u5247, chinese",
        "TrompTaylor, base",
        "Tromp-Taylor, base",
        "StoneScoring, stone-scoring",
        "Chinese-OGS, chinese-ogs",
        "AGA-Button, katago:aga-button",
        "koSIMPLEscoreAREAtaxNONEsui0whbN, katago:koSIMPLEscoreAREAtaxNONEsui0whbNkomi7.5",
    })
    void theFormatsNamesAndThoseThatProgramsWrite(String written, String ruleset) {
        assertThat(RecordedRuleset.named(SPECIFICATION, written).map(Ruleset::name))
                .hasValue(ruleset);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "house rules", "rules", "{\"ko\":\"NONSENSE\"}", "katago:nonesuch"})
    void whatIsNoRulesetIsNone(String written) {
        assertThat(RecordedRuleset.named(SPECIFICATION, written)).isEmpty();
        assertThat(RecordedRuleset.named(SPECIFICATION, written + "x".repeat(100_000)))
                .isEmpty();
    }
}
