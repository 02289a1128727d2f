package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.EngineStart;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.server.GtpServer;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Variant;
import touchstone.rules.WantedRules;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Ruleset;

/** Engines whose words for rules cannot say all that is claimed: nobody is accused of what he was never told. */
@Tag("slow") // tries the whole specification under every ruleset
@Order(1) // takes long
class UntoldRulesTest {

    static List<Ruleset> rulesets() {
        return Examination.rulesets();
    }

    private static Ruleset ruleset(String name) {
        return rulesets().stream()
                .filter(ruleset -> ruleset.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Our own server, which begins with the base rules and has KataGo's words for others. */
    private static Subject told(Ruleset ruleset) {
        return GtpSubject.probe(
                () -> new GtpServer(new BaseRules(), "Served rules", "1").program(),
                EngineStart.of("served"),
                Optional.of(new WantedRules(ruleset.name(), ruleset.variant())),
                GtpOptions.DEFAULT);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theServerIsNotAccusedOfWhatItCannotBeTold(Ruleset ruleset) {
        Subject subject = told(ruleset);
        Examination examination = Examination.ofEverything(subject, ruleset.name());
        assertThat(examination.accusations()).isEmpty();
        assertThat(examination.of(Verdict.SATISFIED)).hasSizeGreaterThan(100);
        assertThat(notTold(examination)).allSatisfy(result -> {
            assertThat(subject.toldRules()).isPresent();
            assertThat(result.message()).startsWith("needs told-rules: its words for rules cannot say ");
            assertThat(result.transcript()).isNotEmpty();
        });
    }

    private static List<Result> notTold(Examination examination) {
        return examination.of(Verdict.UNSUPPORTED).stream()
                .filter(result -> result.capability().equals(Optional.of(Capability.TOLD_RULES.id())))
                .toList();
    }

    /** Under stone scoring as KataGo's words have it most scores are others than claimed; but not by this. */
    @Test
    void whatIsWrongUnderEveryValueIsViolated() {
        EngineVariation tenMoreForBlack = Prints.scores(UntoldRulesTest::tenMoreForBlack);
        Ruleset claimed = ruleset("stone-scoring");
        Examination right = Examination.of(told(claimed), claimed.name(), "scoring.stones");
        Examination wrong = Examination.of(
                Level.of("told", tenMoreForBlack)
                        .subject(
                                () -> new VariantRules(Variant.BASE),
                                new WantedRules(claimed.name(), claimed.variant()),
                                GtpOptions.DEFAULT),
                claimed.name(),
                "scoring.stones");
        assertThat(notTold(right)).isNotEmpty();
        assertThat(right.of(Verdict.VIOLATED)).isEmpty();
        assertThat(notTold(wrong)).isEmpty();
        assertThat(wrong.of(Verdict.VIOLATED)).hasSizeGreaterThan(2);
    }

    private static String tenMoreForBlack(String result) {
        double lead =
                result.equals("0") ? 0 : Double.parseDouble(result.substring(1)) * (result.charAt(0) == 'B' ? 1 : -1);
        return lead + 10 > 0 ? "B+" + (lead + 10) : "W+" + -(lead + 10);
    }

    /** Whoever starts an engine as he claims, with rules that nobody can set, claims all of them. */
    @Test
    void whoeverHasNoWordsForRulesIsHeldToAllThatIsClaimed() {
        Ruleset claimed = ruleset("aga");
        Examination examination = Examination.of(
                Level.of("fixed", Vocabularies.without("kata-set-rules", "kata-set-rule"))
                        .subject(
                                () -> new VariantRules(claimed.variant()
                                        .with(Ending.TWO_PASSES, Resumption.NONE, DeadStones.STAY, Deadlock.UNSTATED)),
                                new WantedRules(claimed.name(), claimed.variant()),
                                GtpOptions.DEFAULT),
                claimed.name(),
                "ending.four-passes");
        assertThat(examination.of(Verdict.VIOLATED)).isNotEmpty();
        assertThat(notTold(examination)).isEmpty();
    }

    @Test
    void whatIsNotToldSaysWhichValueCouldNotBeSaid() {
        assertThat(notTold(Examination.ofEverything(told(ruleset("belgian")), "belgian")))
                .extracting(Result::clause)
                .containsOnly("repetition.play-elsewhere.pass");
        assertThat(notTold(Examination.ofEverything(told(ruleset("belgian")), "belgian")))
                .allSatisfy(result -> assertThat(result.message())
                        .contains("cannot say repetition=play-elsewhere, and under repetition=simple"));
    }
}
