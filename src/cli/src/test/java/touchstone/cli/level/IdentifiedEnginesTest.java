package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.gtp.client.GtpOptions;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.suite.passport.AxisEntry;
import touchstone.suite.passport.Certainty;
import touchstone.suite.passport.IdentificationOutcome;
import touchstone.suite.passport.Passport;
import touchstone.suite.passport.StatementAgreement;
import touchstone.suite.plan.Profile;
import touchstone.suite.specification.Ruleset;

/** Engines of which nothing is known, from those that show all to those that show nearly nothing. */
@Tag("slow") // asks engines for all they know
class IdentifiedEnginesTest {

    /** Natural situational superko, several stones given up, territory: nobody's rules. */
    private static final Variant MIXTURE = Variant.BASE.with(
            Repetition.NATURAL_SITUATIONAL, SelfCapture.SEVERAL, Scoring.TERRITORY, PassStones.NONE, Ending.TWO_PASSES);

    private static Passport identify(Level level, Variant rules) {
        return identify(level, rules, Profile.PLAYER);
    }

    private static Passport identify(Level level, Variant rules, Profile profile) {
        return Examination.passport(level.subject(() -> new VariantRules(rules), GtpOptions.DEFAULT), profile);
    }

    private static AxisEntry axis(Passport passport, Choice choice) {
        return axis(passport, choice.axis());
    }

    private static AxisEntry axis(Passport passport, Axis axis) {
        return passport.axes().stream()
                .filter(entry -> entry.axis().equals(axis.id()))
                .findFirst()
                .orElseThrow();
    }

    private static void assertEachValueIsLeft(Passport passport, Variant rules) {
        for (Choice choice : rules.choices()) {
            assertThat(axis(passport, choice).values()).as(choice.title()).contains(choice.id());
        }
    }

    static List<Ruleset> rulesets() {
        return Examination.rulesets();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyRulesetIsFoundAndNothingSaidOfItIsWrong(Ruleset ruleset) {
        Passport passport = identify(Levels.EVERYTHING, ruleset.variant());
        assertEachValueIsLeft(passport, ruleset.variant());
        assertThat(passport.known()).isGreaterThanOrEqualTo(3);
        assertThat(axis(passport, Scoring.AREA).foremost())
                .contains(ruleset.variant().get(Scoring.class).id());
        assertThat(passport.statements()).singleElement().satisfies(statement -> assertThat(statement.by())
                .isEqualTo("kata-get-rules"));
        assertThat(passport.contradictions()).isEmpty();
        assertThat(passport.outcome()).isEqualTo(IdentificationOutcome.CONSISTENT);
        assertThat(passport.rulesets())
                .filteredOn(entry -> entry.name().equals(ruleset.name()))
                .allMatch(entry -> entry.fits());
    }

    @Test
    void aMixtureThatNoRulesetHasIsFound() {
        Passport passport = identify(Levels.EVERYTHING, MIXTURE);
        assertEachValueIsLeft(passport, MIXTURE);
        assertThat(axis(passport, SelfCapture.SEVERAL).foremost()).containsExactly("several");
        assertThat(axis(passport, Scoring.TERRITORY).certainty()).isEqualTo(Certainty.FOUND);
        AxisEntry repetition = axis(passport, Repetition.NATURAL_SITUATIONAL);
        assertThat(repetition.values()).startsWith("natural-situational").doesNotContain("positional", "situational");
        assertThat(repetition.grounds().get(0).board()).isPresent();
        assertThat(repetition.refuted())
                .filteredOn(refuted -> refuted.value().equals("positional"))
                .singleElement()
                .satisfies(
                        refuted -> assertThat(refuted.ground().get(0).points()).isNotEmpty());
        assertThat(passport.rulesets()).noneMatch(entry -> entry.fits());
        assertThat(passport.outcome()).isEqualTo(IdentificationOutcome.CONSISTENT);
    }

    static LongStream seeds() {
        return SurveyedReferenceTest.seeds().limit(4);
    }

    /** Its words have nothing for rules without any ko, nor for either reading of Ing's; all else they say nearly. */
    @ParameterizedTest(name = "random seed {0}")
    @MethodSource("seeds")
    void whereverItPlaysItsValuesAreLeftAndWhatItSaysIsSo(long seed) {
        Variant rules = SurveyedReferenceTest.point(new Random(seed));
        Passport passport = identify(Levels.EVERYTHING, rules);
        assertEachValueIsLeft(passport, rules);
        assertThat(passport.contradictions())
                .as(rules.toString())
                .allMatch(stated -> stated.axis().equals("repetition")
                        && (rules.has(Repetition.NONE)
                                || rules.has(Repetition.ING)
                                || rules.has(Repetition.ING_SPIGHT)));
    }

    /** The engine's words for rules know one situational superko. */
    @Test
    void whatItsWordsCannotSayIsNoContradiction() {
        AxisEntry repetition = axis(identify(Levels.EVERYTHING, MIXTURE), Repetition.NATURAL_SITUATIONAL);
        assertThat(repetition.stated())
                .extracting(AxisEntry.Stated::agreement)
                .containsExactly(StatementAgreement.NEARLY);
    }

    @Test
    void whoSaysPositionalAndPlaysSimpleIsFoundOut() {
        Level lying = Level.of(
                "says positional",
                EngineVariation.command(
                        "kata-get-rules",
                        command -> "= {\"ko\":\"POSITIONAL\",\"scoring\":\"AREA\",\"tax\":\"NONE\",\"suicide\":true,"
                                + "\"hasButton\":false,\"whiteHandicapBonus\":\"0\"}"));
        Passport passport = identify(lying, Variant.BASE.with(Repetition.SIMPLE));
        assertThat(passport.outcome()).isEqualTo(IdentificationOutcome.CONTRADICTED);
        assertThat(passport.contradictions()).singleElement().satisfies(stated -> {
            assertThat(stated.axis()).isEqualTo("repetition");
            assertThat(stated.words()).isEqualTo("ko POSITIONAL");
            assertThat(stated.meant()).containsExactly("positional");
        });
        assertThat(axis(passport, Repetition.SIMPLE).foremost())
                .startsWith("simple")
                .doesNotContain("positional");
        Passport honest = identify(lying, Variant.BASE);
        assertThat(honest.contradictions()).isEmpty();
        assertThat(axis(honest, Repetition.POSITIONAL).stated())
                .extracting(AxisEntry.Stated::agreement)
                .doesNotContain(StatementAgreement.POSSIBLE, StatementAgreement.NEARLY);
    }

    @Test
    void whatIsSaidInNoKnownWordsIsNotUnderstood() {
        Level mumbling =
                Level.of("mumbles", EngineVariation.command("kata-get-rules", command -> "= my own \u001b[31mrules"));
        Passport passport = identify(mumbling, Variant.BASE);
        assertThat(passport.statements()).singleElement().satisfies(statement -> {
            assertThat(statement.understood()).isFalse();
            assertThat(statement.text()).contains("my own").doesNotContain("\u001b");
        });
        assertThat(passport.outcome()).isEqualTo(IdentificationOutcome.CONSISTENT);
    }

    @Test
    void whoIsWrongInItsOwnWayIsNearTheValueItHasBrokenAndNoWorseOnOtherAxes() {
        Passport passport = Examination.passport(mutant("snapback-is-ko"), Profile.PLAYER);
        AxisEntry repetition = axis(passport, Repetition.POSITIONAL);
        assertThat(repetition.certainty()).isIn(Certainty.NONE_KNOWN, Certainty.BY_HALF);
        assertThat(repetition.nearest()).extracting(AxisEntry.Near::value).containsExactly("positional");
        assertThat(repetition.nearest().get(0).ground().expected()).isNotEmpty();
        assertThat(passport.axes().stream().filter(entry -> entry.certainty() == Certainty.NONE_KNOWN))
                .hasSizeLessThan(2);
    }

    private static touchstone.spi.Subject mutant(String name) {
        Mutant mutant = Mutants.all().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
        return Mutants.subject(mutant);
    }

    /** No undo, no question of legality, one size of board, and that is drawn on standard error. */
    @Test
    void whoShowsNearlyNothingIsNotSaidToHaveOtherRules() {
        Level shy = Level.of(
                "shows its board on standard error alone",
                Boards.onlyOf("19"),
                Drawing.values()[0].onErrors(),
                Vocabularies.only("boardsize", "clear_board", "komi", "play", "showboard"));
        Passport passport = identify(shy, Variant.BASE);
        assertEachValueIsLeft(passport, Variant.BASE);
        assertThat(passport.outcome()).isEqualTo(IdentificationOutcome.CONSISTENT);
        assertThat(axis(passport, Scoring.AREA).certainty()).isEqualTo(Certainty.UNKNOWN);
        assertThat(axis(passport, Scoring.AREA).doubts()).isNotEmpty();
    }

    @Test
    void whoOnlyTakesMovesIsNotSaidToHaveOtherRules() {
        Level mute = Level.of("plays and no more", Vocabularies.only("boardsize", "clear_board", "komi", "play"));
        Passport passport = identify(mute, Variant.BASE.with(SelfCapture.FORBIDDEN));
        assertEachValueIsLeft(passport, Variant.BASE.with(SelfCapture.FORBIDDEN));
        assertThat(axis(passport, SelfCapture.FORBIDDEN).certainty()).isEqualTo(Certainty.FOUND);
    }

    /** As KataGo: it takes any play on an empty point, and knows better when asked. */
    @Test
    void whatItTakesOnInputAPlayerNeedNotHoldToBeLegal() {
        Level tolerant = Levels.GNU_GO.playedBy(Controllers::legalityLeftToThem);
        BaseRules rules = new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN);
        Passport player = Examination.passport(tolerant.subject(() -> rules, GtpOptions.DEFAULT), Profile.PLAYER);
        assertThat(axis(player, Repetition.POSITIONAL).foremost()).containsExactly("positional");
        assertThat(axis(player, SelfCapture.FORBIDDEN).values()).containsExactly("forbidden");
        assertThat(player.scenarios().tolerated()).isPositive();
        Passport arbiter = Examination.passport(tolerant.subject(() -> rules, GtpOptions.DEFAULT), Profile.ARBITER);
        assertThat(axis(arbiter, Repetition.POSITIONAL).values()).doesNotContain("positional");
        assertThat(axis(arbiter, SelfCapture.FORBIDDEN).values()).doesNotContain("forbidden");
    }

    @Test
    void whoBreaksDownHalfWayHasAPassportThatSaysSo() {
        AtomicInteger commands = new AtomicInteger();
        Level mortal = Level.of("dies half way", (inner, errors) -> command -> {
            if (commands.incrementAndGet() > 4000) {
                throw new UncheckedIOException(new IOException("gone"));
            }
            return inner.answer(command);
        });
        Passport passport = identify(mortal, Variant.BASE);
        assertThat(passport.outcome()).isEqualTo(IdentificationOutcome.BROKEN);
        assertThat(passport.trouble())
                .hasValueSatisfying(trouble ->
                        assertThat(trouble).contains("it broke down in ").contains(" not tried"));
        assertThat(passport.scenarios().satisfied()).isPositive();
        assertEachValueIsLeft(passport, Variant.BASE);
    }
}
