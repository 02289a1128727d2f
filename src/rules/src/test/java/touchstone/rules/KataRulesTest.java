package touchstone.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Variant;
import touchstone.rules.KataRules.Bonus;
import touchstone.rules.KataRules.Ko;
import touchstone.rules.KataRules.Scoring;
import touchstone.rules.KataRules.Tax;

/** KataGo's rules: what it writes and reads, and where they are in the space of rules. */
class KataRulesTest {

    /** What KataGo 1.17 answers to kata-get-rules, in an order of ours, and what its short form is. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "tromp-taylor | koPOSITIONALscoreAREAtaxNONEsui1 | 7.5",
                "chinese | koSIMPLEscoreAREAtaxNONEsui0whbNfpok1 | 7.5",
                "Chinese_OGS | koPOSITIONALscoreAREAtaxNONEsui0whbNfpok1 | 7.5",
                "chinesekgs | koPOSITIONALscoreAREAtaxNONEsui0whbNfpok1 | 7.5",
                "japanese | koSIMPLEscoreTERRITORYtaxSEKIsui0 | 6.5",
                "KOREAN | koSIMPLEscoreTERRITORYtaxSEKIsui0 | 6.5",
                "aga | koSITUATIONALscoreAREAtaxNONEsui0whbN-1fpok1 | 7.5",
                "bga | koSITUATIONALscoreAREAtaxNONEsui0whbN-1fpok1 | 7.5",
                "French | koSITUATIONALscoreAREAtaxNONEsui0whbN-1fpok1 | 7.5",
                "aga button | koSITUATIONALscoreAREAtaxNONEsui0button1whbN-1fpok1 | 7",
                "new zealand | koSITUATIONALscoreAREAtaxNONEsui1fpok1 | 7",
                "nz | koSITUATIONALscoreAREAtaxNONEsui1fpok1 | 7",
                "stone-scoring | koSIMPLEscoreAREAtaxALLsui0fpok1 | 7.5",
                "ancient area | koSIMPLEscoreAREAtaxALLsui0fpok1 | 7.5",
                "ancient_territory | koSIMPLEscoreTERRITORYtaxALLsui0 | 6.5",
                "ing | koPOSITIONALscoreAREAtaxNONEsui1fpok1 | 7.5",
                " Goe  | koPOSITIONALscoreAREAtaxNONEsui1fpok1 | 7.5",
            })
    void knowsTheNames(String name, String shortForm, double komi) {
        KataRules rules = KataRules.read(name);
        assertThat(rules.shortForm()).isEqualTo(shortForm);
        assertThat(rules.komi()).isEqualTo(komi);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{} | koPOSITIONALscoreAREAtaxNONEsui1 | 7.5",
                "{\"ko\":\"SITUATIONAL\",\"suicide\":false} | koSITUATIONALscoreAREAtaxNONEsui0 | 7.5",
                "{\"score\":\"TERRITORY\"} | koPOSITIONALscoreTERRITORYtaxSEKIsui1 | 6.5",
                "{\"scoring\":\"TERRITORY\",\"tax\":\"NONE\",\"komi\":0} | koPOSITIONALscoreTERRITORYtaxNONEsui1 | 0",
                "{\"hasButton\":true,\"whiteHandicapBonus\":\"N-1\"} | koPOSITIONALscoreAREAtaxNONEsui1button1whbN-1 | 7",
                "koSIMPLEscoreAREAtaxNONEsui0whbN | koSIMPLEscoreAREAtaxNONEsui0whbN | 7.5",
                "whbN-1komi5.5 ko SIMPLE | koSIMPLEscoreAREAtaxNONEsui1whbN-1 | 5.5",
                "scoringTERRITORY button0 fpok1 | koPOSITIONALscoreTERRITORYtaxSEKIsui1fpok1 | 6.5",
                "komi-3 | koPOSITIONALscoreAREAtaxNONEsui1 | -3",
            })
    void readsJsonAndTheShortForm(String text, String shortForm, double komi) {
        KataRules rules = KataRules.read(text);
        assertThat(KataRules.isSpelledOut(text)).isTrue();
        assertThat(rules.shortForm()).isEqualTo(shortForm);
        assertThat(rules.komi()).isEqualTo(komi);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "nonsense | unknown rules \"nonsense\"; expected one of [tromp-taylor",
                "chineese | unknown rules",
                "{\"ko\":\"FOO\"} | ko \"FOO\" is unknown; expected SIMPLE, POSITIONAL, SITUATIONAL, SPIGHT",
                "{\"taxes\":\"SEKI\"} | unknown rule \"taxes\"; expected ko,",
                "{\"suicide\":\"perhaps\"} | suicide is true or false, not \"perhaps\"",
                "{\"komi\":6.4} | komi \"6.4\"; expected whole points or halves",
                "{\"komi\":\"6,5\"} | komi \"6,5\"; expected whole points or halves, as in 7 or 6.5",
                "{\"komi\":500} | at most 400",
                "{\"ko\": | no JSON",
                "{} {} | no JSON",
                "koSIMPLEscoreAREAtaxNONEwhy0 | make no sense from \"why0\"; expected ko, score,",
                "koSIMPLEscoreSTONES | score \"STONES\" is unknown; expected AREA, TERRITORY",
                "sui2 | suicide is true or false",
            })
    void saysWhatItCannotRead(String text, String message) {
        assertThatThrownBy(() -> KataRules.read(text))
                .isInstanceOf(KataRulesException.class)
                .hasMessageContaining(message);
    }

    @Test
    void komiIsNoPartOfWhatTheCommandTakes() {
        assertThatThrownBy(() -> KataRulesReader.withoutKomi().read("{\"komi\":7.5}"))
                .hasMessageContaining("command komi");
        assertThatThrownBy(() -> KataRulesReader.withoutKomi().read("koSIMPLEkomi7.5"))
                .hasMessageContaining("command komi");
    }

    @ParameterizedTest
    @EnumSource(KataPreset.class)
    void presetsAreRulesTheyAreReadFrom(KataPreset preset) {
        for (String name : preset.names()) {
            assertThat(KataPreset.named(name)).contains(preset);
        }
        assertThat(KataRules.read(preset.rules().json()).sameButKomi(preset.rules()))
                .isTrue();
    }

    /** All of KataGo's rules but those with ko SPIGHT; by area with friendlyPassOk false, of which no point tells. */
    static Stream<KataRules> all() {
        List<KataRules> all = new ArrayList<>();
        for (Ko ko : List.of(Ko.SIMPLE, Ko.POSITIONAL, Ko.SITUATIONAL)) {
            for (Scoring scoring : Scoring.values()) {
                for (Tax tax : Tax.values()) {
                    for (Bonus bonus : Bonus.values()) {
                        for (int bits = 0; bits < 4; bits++) {
                            all.add(new KataRules(ko, scoring, tax, bits % 2 == 1, bits > 1, bonus, false, 7.5));
                        }
                    }
                }
            }
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("all")
    void whatIsWrittenIsReadAgain(KataRules rules) {
        assertThat(KataRules.read(rules.json()).sameButKomi(rules)).isTrue();
        assertThat(KataRules.read(rules.shortForm()).sameButKomi(rules)).isTrue();
        assertThat(KataRulesReader.withoutKomi().read(rules.json()).sameButKomi(rules))
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("all")
    void atTheirPointTheNearestRulesAreThemselves(KataRules rules) {
        assertThat(KataVariants.nearest(KataVariants.variant(rules)).sameButKomi(rules))
                .isTrue();
    }

    @Test
    void trompTaylorIsThePointOfTheBaseRules() {
        Variant point = KataVariants.variant(KataRules.read("tromp-taylor"));
        assertThat(point.with(Komi.NONE, Handicap.NONE)).isEqualTo(Variant.BASE);
        assertThat(KataDifference.of(point)).extracting(KataDifference::fit).containsOnly(KataDifference.Fit.ELSEWHERE);
    }

    /** Taking the button clears what is remembered of the game, for KataGo as in button Go. */
    @Test
    void theButtonLiftsTheSameBans() {
        assertThat(KataDifference.of(Variant.BASE.with(Button.HALF_POINT)))
                .extracting(KataDifference::choice)
                .doesNotContain(Button.HALF_POINT);
        assertThat(KataDifference.of(Variant.BASE.with(Button.HALF_POINT, Repetition.SIMPLE)))
                .extracting(KataDifference::choice)
                .doesNotContain(Button.HALF_POINT);
    }

    @Test
    void spightHasNoCounterpart() {
        KataRules spight = KataRules.read("koSPIGHT");
        assertThatThrownBy(() -> KataVariants.variant(spight))
                .isInstanceOf(KataRulesException.class)
                .hasMessageContaining("no counterpart");
    }

    /** No choice is passed over: it is told of as a loss, or KataGo's nearest rules differ from those of another choice, or have it. */
    @Test
    void noChoiceIsDroppedInSilence() {
        List<String> dropped = new ArrayList<>();
        for (Variant from : List.of(Variant.BASE, KataVariants.variant(KataRules.read("japanese")))) {
            for (Axis axis : Axis.all()) {
                for (Choice choice : axis.choices()) {
                    Variant point = from.with(choice);
                    boolean told = KataDifference.of(point).stream().anyMatch(loss -> loss.choice() == choice);
                    boolean kept =
                            KataVariants.variant(KataVariants.nearest(point)).has(choice);
                    if (!told && !kept && !MOOT.contains(choice.title())) {
                        dropped.add(choice.title());
                    }
                }
            }
        }
        assertThat(dropped).isEmpty();
    }

    /**
     * Of no handicap, and of nobody's having decided something, there is nothing to express. That a single stone is not to be
     * self-captured makes no difference where no position may be repeated.
     */
    private static final List<String> MOOT = List.of("handicap=none", "deadlock=unstated", "self-capture=several");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "repetition=no-result | NEAREST",
                "resumption=opponent-of-requester | NONE",
                "dead-stones=agreed | NONE",
                "deadlock=both-lose | NONE",
                "komi=half | ELSEWHERE",
            })
    void theLossesOfJapaneseRules(String title, KataDifference.Fit fit) {
        Variant japanese = KataVariants.variant(KataRules.read("japanese"));
        String[] axis = title.split("=");
        Variant point = japanese.with(Axis.named(axis[0]).orElseThrow().choice(axis[1]));
        assertThat(KataDifference.of(point))
                .filteredOn(loss -> loss.choice().title().equals(title))
                .singleElement()
                .satisfies(loss -> assertThat(loss.fit()).isEqualTo(fit))
                .satisfies(loss -> assertThat(loss.line())
                        .startsWith(fit.sentence() + ": " + title + " (")
                        .doesNotContain("\n"));
    }
}
