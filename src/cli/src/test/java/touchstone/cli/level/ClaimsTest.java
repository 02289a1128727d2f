package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.rules.WantedRules;
import touchstone.spi.ContradictedStatement;
import touchstone.spi.RulesSetting;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Ruleset;

/** Engines that are told by which rules to play: held to what they say of it, and to what they do. */
@Tag("slow") // tries the specification over pipes, claim by claim
class ClaimsTest {

    private static final String NOTHING_SET = "kata-get-rules tells them already, so nothing is set";

    private static Ruleset ruleset(String name) {
        return Examination.rulesets().stream()
                .filter(ruleset -> ruleset.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** An engine that was started with one ruleset and is told to play by another. */
    private static GtpSubject stated(String started, String wanted, EngineVariation... layers) {
        return stated(new VariantRules(ruleset(started).variant()), wanted, layers);
    }

    private static GtpSubject stated(VariantRules started, String wanted, EngineVariation... layers) {
        return Level.of("told", layers)
                .subject(() -> started, new WantedRules(wanted, ruleset(wanted).variant()), GtpOptions.DEFAULT);
    }

    private static RulesSetting rulesSetting(GtpSubject subject) {
        return subject.rulesSetting().orElseThrow();
    }

    private static List<Result> violated(GtpSubject subject, String ruleset, String clause) {
        return Examination.of(subject, ruleset, clause).of(Verdict.VIOLATED);
    }

    private static Set<String> clauses(List<Result> results) {
        return results.stream().map(Result::clause).collect(Collectors.toSet());
    }

    static List<Ruleset> rulesets() {
        return Examination.rulesets();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void anEngineStartedRightIsToldNothingAndIsRight(Ruleset ruleset) {
        GtpSubject subject = stated(ruleset.name(), ruleset.name());
        assertThat(rulesSetting(subject).summary()).isEqualTo(NOTHING_SET);
        assertThat(rulesSetting(subject).exchanges()).hasSize(1);
        Examination examination = Examination.of(subject, ruleset.name());
        assertThat(examination.accusations()).isEmpty();
        assertThat(clauses(examination.of(Verdict.SATISFIED))).contains("claim.rules");
        assertThat(examination.of(Verdict.UNSUPPORTED))
                .extracting(Result::clause)
                .doesNotContain("claim.rules", "claim.komi");
    }

    /** Whatever KataGo's words for a ruleset are, they are taken and told back. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void anEngineStartedOtherwiseSaysWhatItIsTold(Ruleset ruleset) {
        GtpSubject subject = stated("button-go", ruleset.name());
        boolean same = ruleset.name().equals("button-go");
        assertThat(rulesSetting(subject).by()).isEqualTo(same ? "" : "kata-set-rules");
        assertThat(rulesSetting(subject).misstated()).isEmpty();
        assertThat(Examination.of(subject, ruleset.name(), "claim").accusations())
                .isEmpty();
    }

    /** What the rules are held to is what the engine can be told: its habits are its own where it has no words. */
    @Test
    void clausesThatWordsCanSayHoldOnceTheyAreTold() {
        Examination examination = Examination.of(stated("base", "aga"), "aga");
        assertThat(clauses(examination.of(Verdict.SATISFIED)))
                .contains("claim.rules", "claim.komi", "repetition.situational", "self-capture.forbidden");
        assertThat(examination.accusations()).isEmpty();
        assertThat(clauses(examination.of(Verdict.UNSUPPORTED))).contains("ending.four-passes");
        assertThat(rulesSetting(stated("base", "aga")).unsaid())
                .extracting(RulesSetting.Unsaid::part)
                .contains("ending=four-passes", "dead-stones=agreed");
    }

    @Test
    void anEngineThatKeepsItsRulesIsWrong() {
        GtpSubject subject = stated("base", "aga", RulesReportVariations.rulesKept());
        assertThat(rulesSetting(subject).by()).isEqualTo("kata-set-rules");
        assertThat(rulesSetting(subject).misstated())
                .containsExactly(
                        new ContradictedStatement("ko", "SITUATIONAL", "POSITIONAL"),
                        new ContradictedStatement("suicide", "false", "true"),
                        new ContradictedStatement("whiteHandicapBonus", "N-1", "0"));
        assertThat(violated(subject, "aga", "claim")).hasSize(6).allSatisfy(result -> {
            assertThat(result.clause()).isEqualTo("claim.rules");
            assertThat(result.expected()).isEqualTo("ko SITUATIONAL, suicide false, whiteHandicapBonus N-1");
            assertThat(result.actual())
                    .isEqualTo("the subject, asked for its rules, says ko POSITIONAL, suicide true,"
                            + " whiteHandicapBonus 0");
        });
    }

    @Test
    void anEngineThatSetsSomethingElseIsWrong() {
        GtpSubject subject = stated("base", "aga", RulesReportVariations.rulesExchanged("chinese"));
        assertThat(rulesSetting(subject).summary())
                .endsWith(
                        "; but kata-get-rules tells ko SIMPLE where SITUATIONAL is claimed, whiteHandicapBonus N where"
                                + " N-1 is claimed");
        assertThat(violated(subject, "aga", "claim")).hasSize(6).allMatch(result -> result.expected()
                .equals("ko SITUATIONAL, whiteHandicapBonus N-1"));
    }

    /** It may be honest: what it says of itself is still not what is claimed. */
    @Test
    void anEngineThatRefusesTheRulesIsNotWhatIsClaimed() {
        GtpSubject subject = stated("base", "aga", RulesReportVariations.rulesRefused("rules cannot be changed"));
        assertThat(rulesSetting(subject).by()).isEmpty();
        assertThat(rulesSetting(subject).summary())
                .contains(
                        "it refused kata-set-rules {",
                        ", kata-set-rules aga, kgs-rules aga, kata-set-rule ko SITUATIONAL,");
        assertThat(violated(subject, "aga", "claim")).hasSize(6);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "= aye aye",
                "= ",
                "= aga",
                "= koSITUATIONALscoreAREAtaxNONEsui0whbN-1",
                "= {\"ko\":\"SITUATIONAL\"",
                "= {}",
                "= {\"rules\":\"aga\"}",
            })
    void anEngineThatTellsNonsenseIsWrong(String reply) {
        GtpSubject subject = stated("aga", "aga", RulesReportVariations.rulesTold(reply));
        assertThat(violated(subject, "aga", "claim")).hasSize(6).allMatch(result -> result.expected()
                .startsWith("rules {\"ko\":\"SITUATIONAL\",\"scoring\":\"AREA\""));
    }

    @Test
    void anEngineThatWillNotTellSaysNothing() {
        Examination examination =
                Examination.of(stated("aga", "aga", RulesReportVariations.rulesTold("? not now")), "aga", "claim");
        assertThat(examination.accusations()).isEmpty();
        assertThat(examination.of(Verdict.UNSUPPORTED)).hasSize(6).allSatisfy(result -> {
            assertThat(result.capability()).contains("tells-rules");
            assertThat(result.message()).contains("asked for its rules the engine answers \"? not now\"");
        });
    }

    @Test
    void anEngineWithoutSuchCommandsSaysNothing() {
        GtpSubject subject = stated("aga", "aga", Levels.GNU_GO.layers().get(0));
        assertThat(rulesSetting(subject).exchanges()).isEmpty();
        Examination examination = Examination.of(subject, "aga", "claim");
        assertThat(examination.accusations()).isEmpty();
        assertThat(examination.of(Verdict.UNSUPPORTED))
                .extracting(Result::message)
                .contains(
                        "needs tells-rules: the subject is not known for a way in which it says by which rules it plays");
    }

    @ParameterizedTest
    @CsvSource({
        "clear_board, claim.rules/1",
        "boardsize, claim.rules/2",
        "komi, claim.rules/5",
        "play, claim.rules/3",
        "fixed_handicap, claim.rules/6"
    })
    void anEngineThatForgetsItsRulesIsWrong(String command, String scenario) {
        GtpSubject subject = stated("base", "chinese", RulesReportVariations.rulesForgotten(command, "tromp-taylor"));
        assertThat(rulesSetting(subject).misstated()).isEmpty();
        // What is forgotten once stays forgotten in the same process, so other scenarios may show it too.
        assertThat(violated(subject, "chinese", "claim"))
                .allMatch(result -> result.expected().equals("ko SITUATIONAL, suicide false, whiteHandicapBonus N"))
                .extracting(Result::scenario)
                .contains(scenario);
    }

    @ParameterizedTest
    @ValueSource(strings = {"aga", "button-go", "ing"})
    void anEngineThatTellsAnotherKomiIsWrong(String ruleset) {
        for (EngineVariation variation : List.of(
                RulesReportVariations.komiTold(
                        komi -> komi.subtract(BigDecimal.valueOf(0.5)).setScale(0, RoundingMode.FLOOR)),
                RulesReportVariations.komiTold(komi -> BigDecimal.ZERO),
                RulesReportVariations.komiOfBefore(),
                Boards.komiIgnored("7.5"))) {
            assertThat(violated(stated(ruleset, ruleset, variation), ruleset, "claim"))
                    .singleElement()
                    .satisfies(result -> assertThat(result.clause()).isEqualTo("claim.komi"));
        }
    }

    /** Who says that it plays by the rules and does not is caught by the rules. */
    @Test
    void anEngineThatSaysSituationalAndPlaysPositionalFailsAtRepetition() {
        VariantRules positional = new VariantRules(ruleset("aga").variant().with(Repetition.POSITIONAL));
        String aga = Level.of("told")
                .subject(
                        () -> new VariantRules(ruleset("aga").variant()),
                        new WantedRules("aga", ruleset("aga").variant()),
                        GtpOptions.DEFAULT)
                .rulesSetting()
                .flatMap(RulesSetting::told)
                .orElseThrow();
        GtpSubject subject = stated(positional, "aga", RulesReportVariations.rulesTold("= " + aga));
        assertThat(rulesSetting(subject).summary()).isEqualTo(NOTHING_SET);
        Examination examination = Examination.of(subject, "aga");
        assertThat(clauses(examination.of(Verdict.VIOLATED)))
                .contains("aga.6", "repetition.situational")
                .allMatch(clause -> clause.equals("aga.6") || clause.startsWith("repetition.situational"));
        assertThat(clauses(examination.of(Verdict.SATISFIED))).contains("claim.rules", "claim.komi");
    }
}
