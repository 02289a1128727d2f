package touchstone.gtp.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.gtp.KataGoRules;
import touchstone.gtp.client.Dialogue;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.rules.KataRules;
import touchstone.rules.KataVariants;
import touchstone.rules.WantedRules;
import touchstone.spi.ContradictedStatement;
import touchstone.spi.RulesSetting;

/** Engines are told by which rules to play in the words they have, and what they say of it is heard. */
class RulesSetterTest {

    private static final Set<String> KATAGO = Set.of("kata-get-rules", "kata-set-rules", "kata-set-rule", "kgs-rules");

    private static final Variant AGA =
            Variant.BASE.with(Repetition.SITUATIONAL, SelfCapture.FORBIDDEN, Compensation.ONE_LESS);

    private static final String JSON =
            "{\"ko\":\"SITUATIONAL\",\"scoring\":\"AREA\",\"tax\":\"NONE\",\"suicide\":false,"
                    + "\"hasButton\":false,\"whiteHandicapBonus\":\"N-1\",\"friendlyPassOk\":false}";

    private static final String OLDER_JSON = JSON.replace(",\"friendlyPassOk\":false", "");

    private static RulesSetter.Briefed brief(Dialogue engine, Set<String> known) {
        return brief(engine, known, "aga", AGA);
    }

    private static RulesSetter.Briefed brief(Dialogue engine, Set<String> known, String name, Variant variant) {
        return new RulesSetter(engine, known, new WantedRules(name, variant)).brief();
    }

    @Test
    void anEngineThatPlaysByThemAlreadyIsToldNothing() {
        KataGoRules kataGo = KataGoRules.playing("bga");
        RulesSetter.Briefed briefed = brief(kataGo, KATAGO);
        assertThat(kataGo.asked()).containsExactly("kata-get-rules");
        assertThat(briefed.commands()).isEmpty();
        assertThat(briefed.setting().by()).isEmpty();
        assertThat(briefed.setting().misstated()).isEmpty();
        assertThat(briefed.setting().summary()).isEqualTo("kata-get-rules tells them already, so nothing is set");
    }

    @Test
    void kataGoIsToldInJsonAndTellsThemBack() {
        KataGoRules kataGo = KataGoRules.playing("japanese");
        RulesSetter.Briefed briefed = brief(kataGo, KATAGO);
        assertThat(kataGo.asked()).containsExactly("kata-get-rules", "kata-set-rules " + JSON, "kata-get-rules");
        assertThat(briefed.commands()).containsExactly("kata-set-rules " + JSON);
        RulesSetting setting = briefed.setting();
        assertThat(setting.by()).isEqualTo("kata-set-rules");
        assertThat(setting.told()).hasValueSatisfying(told -> assertThat(told)
                .startsWith("{\"friendlyPassOk\":false,\"hasButton\":false,\"ko\":\"SITUATIONAL\""));
        assertThat(setting.misstated()).isEmpty();
        assertThat(setting.exchanges()).hasSize(3);
        assertThat(setting.summary()).isEqualTo("set by kata-set-rules " + JSON + "; kata-get-rules tells them back");
    }

    @Test
    void whatItsWordsCannotSayIsSaid() {
        Variant japanese = KataVariants.variant(KataRules.read("japanese")).with(Repetition.NO_RESULT);
        RulesSetting setting =
                brief(KataGoRules.playing("aga"), KATAGO, "japanese", japanese).setting();
        assertThat(setting.misstated()).isEmpty();
        assertThat(setting.unsaid())
                .anySatisfy(unsaid -> {
                    assertThat(unsaid.part()).isEqualTo("repetition=no-result");
                    assertThat(unsaid.instead()).startsWith("KataGo comes near: with ko SIMPLE");
                })
                .noneMatch(unsaid -> unsaid.part().startsWith("komi"));
    }

    @Test
    void anEarlierVersionIsToldWithoutWhatItHasNotHeardOf() {
        KataGoRules kataGo = KataGoRules.playing("chinese").withoutFriendlyPass();
        RulesSetter.Briefed briefed = brief(kataGo, KATAGO);
        assertThat(briefed.commands()).containsExactly("kata-set-rules " + OLDER_JSON);
        assertThat(briefed.setting().misstated()).isEmpty();
        assertThat(briefed.setting().summary())
                .isEqualTo("it refused kata-set-rules " + JSON + "; it took kata-set-rules " + OLDER_JSON
                        + "; kata-get-rules tells them back");
    }

    @Test
    void whereJsonIsRefusedANameIsTried() {
        RulesSetter.Briefed briefed = brief(KataGoRules.playing("chinese").namesAlone(), KATAGO);
        assertThat(briefed.commands()).containsExactly("kata-set-rules aga");
        assertThat(briefed.setting().misstated()).isEmpty();
        assertThat(briefed.setting().exchanges().get(1).answered())
                .startsWith("? Unknown rules '{\"ko\":\"SITUATIONAL\"");
    }

    @Test
    void whereAllIsRefusedItsRulesAreThoseItWasStartedWith() {
        KataGoRules kataGo = KataGoRules.playing("chinese").supporting(rules -> false);
        RulesSetter.Briefed briefed = brief(kataGo, KATAGO);
        assertThat(kataGo.asked())
                .containsSubsequence(
                        "kata-set-rules " + JSON,
                        "kata-set-rules aga",
                        "kgs-rules aga",
                        "kata-set-rule ko SITUATIONAL");
        assertThat(briefed.commands()).isEmpty();
        RulesSetting setting = briefed.setting();
        assertThat(setting.exchanges().get(1).answered()).endsWith("are not supported by this neural net version");
        assertThat(setting.misstated())
                .containsExactly(
                        new ContradictedStatement("ko", "SITUATIONAL", "SIMPLE"),
                        new ContradictedStatement("whiteHandicapBonus", "N-1", "N"));
        assertThat(setting.summary())
                .startsWith("it refused kata-set-rules {")
                .endsWith(
                        "; they are those it was started with; but kata-get-rules tells ko SIMPLE where SITUATIONAL is"
                                + " claimed, whiteHandicapBonus N where N-1 is claimed");
    }

    @Test
    void rulesAreSetOneByOneAndSomeMayBeRefused() {
        KataGoRules kataGo = KataGoRules.playing("japanese").supporting(rules -> rules.ko() == KataRules.Ko.SIMPLE);
        RulesSetter.Briefed briefed = brief(kataGo, Set.of("kata-get-rules", "kata-set-rule"));
        assertThat(briefed.commands())
                .containsExactly(
                        "kata-set-rule scoring AREA",
                        "kata-set-rule tax NONE",
                        "kata-set-rule suicide false",
                        "kata-set-rule hasButton false",
                        "kata-set-rule whiteHandicapBonus N-1");
        assertThat(briefed.setting().misstated())
                .containsExactly(new ContradictedStatement("ko", "SITUATIONAL", "SIMPLE"));
        assertThat(briefed.setting().summary())
                .startsWith(
                        "it refused kata-set-rule ko SITUATIONAL; it took kata-set-rule scoring AREA, kata-set-rule tax")
                .endsWith("; but kata-get-rules tells ko SIMPLE where SITUATIONAL is claimed");
    }

    @Test
    void anEngineThatTakesAllAndKeepsItsRulesIsHeard() {
        KataRules old = KataRules.read("chinese");
        RulesSetting setting = brief(KataGoRules.playing("chinese").taking(rules -> old), KATAGO)
                .setting();
        assertThat(setting.misstated())
                .extracting(ContradictedStatement::of)
                .containsExactly("ko", "whiteHandicapBonus");
        assertThat(setting.exchanges()).as("what was taken ends it").hasSize(3);
    }

    @Test
    void anEngineThatReadsBackNonsenseIsHeard() {
        RulesSetting setting = brief(KataGoRules.playing("aga").telling(json -> "aye \u001b[2J aye"), KATAGO)
                .setting();
        assertThat(setting.misstated()).containsExactly(new ContradictedStatement("rules", JSON, "aye [2J aye"));
        assertThat(setting.told()).contains("aye [2J aye");
    }

    @Test
    void anEngineThatWillNotTellSaysNothing() {
        RulesSetting setting = brief(KataGoRules.playing("chinese").telling(json -> "? not now"), KATAGO)
                .setting();
        assertThat(setting.told()).isEmpty();
        assertThat(setting.misstated()).isEmpty();
        assertThat(setting.summary()).endsWith("; kata-get-rules answers \"? not now\"");
    }

    @Test
    void anEngineWithoutWordsForRulesIsLeftAsItIs() {
        KataGoRules mute = KataGoRules.playing("chinese");
        RulesSetter.Briefed briefed = brief(mute, Set.of("play"));
        assertThat(mute.asked()).isEmpty();
        assertThat(briefed.commands()).isEmpty();
        assertThat(briefed.setting().unsaid()).isEmpty();
        assertThat(briefed.setting().summary())
                .isEqualTo("no command sets them; they are those it was started with; no command tells them");
    }

    @Test
    void anEngineThatOnlyTellsIsHeard() {
        RulesSetting setting = brief(KataGoRules.playing("chinese-ogs"), Set.of("kata-get-rules"))
                .setting();
        assertThat(setting.misstated())
                .containsExactly(
                        new ContradictedStatement("ko", "SITUATIONAL", "POSITIONAL"),
                        new ContradictedStatement("whiteHandicapBonus", "N-1", "N"));
    }

    /** The names as the server KGS has them. Our rulesets have others beside. */
    @ParameterizedTest
    @CsvSource({
        "aga, aga, kgs-rules aga, false",
        "french, aga, kgs-rules aga, true",
        "chinese, chinese-kgs, kgs-rules chinese, false",
        "our-club, chinese, kgs-rules chinese, true",
        "new-zealand, nz, kgs-rules new_zealand, false",
        "lorrain, nz, kgs-rules new_zealand, true",
        "katago:japanese, japanese, kgs-rules japanese, false",
        "korean, japanese, kgs-rules japanese, true",
    })
    void theServersNamesAreUsedWhereOneFits(String name, String rules, String command, boolean nearly) {
        KataGoRules engine = KataGoRules.playing("stone-scoring");
        RulesSetter.Briefed briefed =
                brief(engine, Set.of("kgs-rules"), name, KataVariants.variant(KataRules.read(rules)));
        assertThat(briefed.commands()).containsExactly(command);
        assertThat(engine.asked()).containsExactly(command);
        assertThat(briefed.setting().summary())
                .isEqualTo("set by " + command + (nearly ? ", its nearest name" : "") + "; no command tells them");
    }

    @ParameterizedTest
    @CsvSource({"base, tromp-taylor", "base-7A, koPOSITIONALscoreAREAtaxNONEsui0", "stone-scoring, stone-scoring"})
    void whereNoneFitsNothingIsSent(String name, String rules) {
        KataGoRules engine = KataGoRules.playing("aga");
        RulesSetter.Briefed briefed =
                brief(engine, Set.of("kgs-rules"), name, KataVariants.variant(KataRules.read(rules)));
        assertThat(engine.asked()).isEmpty();
        assertThat(briefed.setting().summary())
                .isEqualTo("kgs-rules has no name for them; they are those it was started with; no command tells them");
    }

    /** Pachi has a name for them, KataGo has not. */
    @Test
    void simplifiedIngRulesHaveANameForSome() {
        KataGoRules engine = KataGoRules.playing("aga");
        Variant ing = Variant.BASE.with(Repetition.ING, SelfCapture.SEVERAL);
        RulesSetter.Briefed briefed = brief(engine, Set.of("kgs-rules"), "ing", ing);
        assertThat(engine.asked()).containsExactly("kgs-rules siming");
        assertThat(briefed.commands()).isEmpty();
        assertThat(briefed.setting().summary()).startsWith("it refused kgs-rules siming; they are those");
    }

    /** {"ko":...} of the Belgian rules: territory where seki counts, for which KataGo has no name. */
    @Test
    void rulesWithoutANameAreSetInJsonAlone() {
        KataGoRules kataGo = KataGoRules.playing("aga").namesAlone();
        Variant point = Variant.BASE.with(Repetition.SIMPLE, Scoring.TERRITORY, Seki.COUNTS);
        RulesSetter.Briefed briefed = brief(kataGo, Set.of("kata-set-rules"), "belgian", point);
        assertThat(kataGo.asked()).hasSize(2).allMatch(command -> command.startsWith("kata-set-rules {"));
        assertThat(briefed.commands()).isEmpty();
    }
}
