package touchstone.suite.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;

/** Each thing a survey can say, of a subject of which it has to be said. */
class SurveyTest {

    private static final Variant AGA =
            MadeUp.SPECIFICATION.ruleset("aga").orElseThrow().variant();

    private static Survey survey(Profile profile, BiFunction<Clause, Scenario, Verdict> verdicts) {
        return Survey.of(MadeUp.SPECIFICATION, profile, MadeUp.results(verdicts));
    }

    /** A subject that shows nothing but one ruleset, and fails whatever does not hold there. */
    private static Verdict aga(Clause clause, Scenario scenario) {
        return MadeUp.holds(clause, scenario, AGA) ? Verdict.SATISFIED : Verdict.VIOLATED;
    }

    private static Verdict unlike(Choice axis, Verdict verdict, Clause clause, Scenario scenario) {
        return clause.choice().orElseThrow().axis().equals(axis.axis()) ? verdict : aga(clause, scenario);
    }

    private static Clause clause(String id) {
        return MadeUp.SPECIFICATION.clause(id).orElseThrow();
    }

    @Test
    void whatASubjectHasIsFound() {
        Survey survey = survey(Profile.ARBITER, SurveyTest::aga);
        assertThat(survey.findings()).allSatisfy(finding -> {
            assertThat(finding.isKnown()).as(finding.toString()).isTrue();
            assertThat(finding.shown()).containsExactly(AGA.get(finding.axis().type()));
        });
        assertThat(survey.known()).isEqualTo(22);
        assertThat(survey.standing(clause("repetition.situational"))).isEqualTo(ClauseStatus.HOLDS);
        assertThat(survey.standing(clause("repetition.positional"))).isEqualTo(ClauseStatus.DOES_NOT_HOLD);
        assertThat(survey.standing(clause("counting.fill-in"))).isEqualTo(ClauseStatus.ELSEWHERE);
        assertThat(survey.standing(clause("counting.unstated"))).isEqualTo(ClauseStatus.UNTESTABLE);
        assertThat(survey.finding(Repetition.SIMPLE).refuted().get(Repetition.SIMPLE))
                .isInstanceOfSatisfying(
                        Refutation.ByScenario.class,
                        why -> assertThat(why.result().clause()).startsWith("repetition.simple"));
    }

    @Test
    void whatMakesNoSenseWithWhatItHasIsRefuted() {
        Variant base = Variant.BASE;
        Survey survey = survey(
                Profile.ARBITER,
                (clause, scenario) -> clause.id().startsWith("deadlock.")
                        ? Verdict.UNSUPPORTED
                        : MadeUp.holds(clause, scenario, base) ? Verdict.SATISFIED : Verdict.VIOLATED);
        AxisFinding deadlock = survey.finding(Deadlock.UNSTATED);
        assertThat(deadlock.kind()).isEqualTo(AxisFinding.Kind.LEFT_OVER);
        assertThat(deadlock.open()).containsExactly(Deadlock.UNSTATED);
        assertThat(deadlock.refuted().get(Deadlock.PLAY_ON))
                .isInstanceOfSatisfying(Refutation.ByContradiction.class, why -> {
                    assertThat(why.had()).isEqualTo(Ending.TWO_PASSES);
                    assertThat(why.words()).isEqualTo("contradicts ending=two-passes");
                });
    }

    @Test
    void whatNobodyHasIsNoneWithTheNearest() {
        AxisFinding repetition = survey(
                        Profile.ARBITER,
                        (clause, scenario) -> scenario.id().equals("repetition.situational/1")
                                ? Verdict.VIOLATED
                                : aga(clause, scenario))
                .finding(Repetition.SITUATIONAL);
        assertThat(repetition.kind()).isEqualTo(AxisFinding.Kind.NONE);
        assertThat(repetition.nearest()).containsExactly(new AxisFinding.Near(Repetition.SITUATIONAL, 1));
    }

    /** What minds the ko, and of longer cycles could not be asked, may be Ing's; that it is nearly another is said, too. */
    @Test
    void whatIsShownByHalfIsNamedWithTheNearest() {
        AxisFinding repetition = survey(Profile.ARBITER, (clause, scenario) -> switch (clause.id()) {
                    case "repetition.ing" -> Verdict.SATISFIED;
                    case "repetition.ing.cycles" -> Verdict.UNSUPPORTED;
                    default ->
                        scenario.id().equals("repetition.situational/1") ? Verdict.VIOLATED : aga(clause, scenario);
                })
                .finding(Repetition.ING);
        assertThat(repetition.kind()).isEqualTo(AxisFinding.Kind.ONE);
        assertThat(repetition.shown()).containsExactly(Repetition.ING);
        assertThat(repetition.nearest()).containsExactly(new AxisFinding.Near(Repetition.SITUATIONAL, 1));
    }

    @Test
    void whereNothingIsShownTheMissingCapabilityIsNamed() {
        Survey survey = survey(Profile.ARBITER, (clause, scenario) -> Verdict.UNSUPPORTED);
        assertThat(survey.known()).isZero();
        AxisFinding komi = survey.finding(Komi.NONE);
        assertThat(komi.kind()).isEqualTo(AxisFinding.Kind.UNKNOWN);
        assertThat(komi.doubts().get(0).words()).startsWith("needs agreements: komi.");
        assertThat(survey.standing(clause("komi.none"))).isEqualTo(ClauseStatus.CANNOT_TELL);
    }

    @Test
    void whatCouldNotBeToldApartIsSeveral() {
        AxisFinding komi = survey(
                        Profile.ARBITER,
                        (clause, scenario) ->
                                clause.id().startsWith("komi.") && !clause.id().startsWith("komi.half")
                                        ? Verdict.UNSUPPORTED
                                        : aga(clause, scenario))
                .finding(Komi.HALF);
        assertThat(komi.kind()).isEqualTo(AxisFinding.Kind.SEVERAL);
        assertThat(komi.shown()).containsExactly(Komi.HALF);
        assertThat(komi.open()).containsExactly(Komi.BLACK_WINS_TIES);
    }

    /** What the subject does with equal scores is known, and it does otherwise where that would hold under whole komi. */
    @Test
    void aScenarioOfAnotherAxisThatHoldsOnlyUnderAValueSpeaksAgainstIt() {
        AxisFinding komi = survey(
                        Profile.ARBITER,
                        (clause, scenario) ->
                                clause.id().startsWith("komi.") && !clause.id().startsWith("komi.half")
                                        ? Verdict.UNSUPPORTED
                                        : aga(clause, scenario))
                .finding(Komi.HALF);
        assertThat(komi.refuted().get(Komi.INTEGER))
                .isInstanceOfSatisfying(
                        Refutation.ByScenario.class,
                        why -> assertThat(why.result().clause()).startsWith("draws."));
    }

    /** A subject that goes wrong where two of its values meet is blamed for the one, and keeps the other. */
    @Test
    void aMistakeOnOneAxisIsNoneOnAnother() {
        Survey survey = survey(
                Profile.ARBITER,
                (clause, scenario) -> clause.id().startsWith("first-pass.free")
                                && scenario.conditions().contains(Scoring.AREA)
                        ? Verdict.VIOLATED
                        : aga(clause, scenario));
        assertThat(survey.finding(Scoring.AREA).shown()).containsExactly(Scoring.AREA);
        assertThat(survey.finding(FirstPass.FREE).kind()).isEqualTo(AxisFinding.Kind.NONE);
    }

    /** Of an engine that was brought to a position by passes: what it shows holds if passes are free. */
    @Test
    void whatWasTakenForGrantedIsACondition() {
        List<Result> results = MadeUp.results(SurveyTest::aga).stream()
                .map(result -> result.clause().startsWith("seki.does-not-count")
                        ? result.taking(List.of("pass-stones=none"))
                        : result)
                .toList();
        AxisFinding seki =
                Survey.of(MadeUp.SPECIFICATION, Profile.ARBITER, results).finding(Seki.COUNTS);
        assertThat(seki.shown()).contains(Seki.COUNTS);
        assertThat(seki.refuted()).doesNotContainKey(Seki.DOES_NOT_COUNT);
    }

    @Test
    void whereItBrokeDownThatIsSaid() {
        Survey survey =
                survey(Profile.ARBITER, (clause, scenario) -> unlike(Komi.HALF, Verdict.ERROR, clause, scenario));
        assertThat(survey.finding(Komi.HALF).doubts().get(0).words()).startsWith("broke down: komi.");
        assertThat(survey.standing(clause("komi.half"))).isEqualTo(ClauseStatus.ERROR);
    }

    @Test
    void whatTurnsOnAnotherAxisSaysWhich() {
        Survey survey = survey(
                Profile.ARBITER, (clause, scenario) -> unlike(Button.NONE, Verdict.UNSUPPORTED, clause, scenario));
        AxisFinding scoring = survey.finding(Scoring.AREA);
        assertThat(scoring.isKnown()).isFalse();
        assertThat(scoring.doubts()).contains(new UndecidedReason.WaitingFor(Button.NONE.axis()));
    }

    /** Two values of one axis are left, and each has a scenario of its own that speaks against the same value. */
    @Test
    void aValueIsRefutedIfEachOfTheCasesRefutesIt() {
        Survey survey = survey(
                Profile.ARBITER,
                (clause, scenario) ->
                        clause.id().startsWith("pass-stones.") ? Verdict.SATISFIED : aga(clause, scenario));
        assertThat(survey.finding(PassStones.GIVEN).shown()).containsExactly(PassStones.NONE, PassStones.GIVEN);
        assertThat(survey.finding(Scoring.TERRITORY).refuted()).containsKey(Scoring.TERRITORY);
    }

    @Test
    void whatIsToleratedIsAgainstAnArbiterAndForAPlayer() {
        BiFunction<Clause, Scenario, Verdict> tolerant = (clause, scenario) ->
                clause.id().startsWith("self-capture.forbidden") ? Verdict.TOLERATED : aga(clause, scenario);
        assertThat(survey(Profile.ARBITER, tolerant)
                        .finding(SelfCapture.FORBIDDEN)
                        .refuted())
                .containsKey(SelfCapture.FORBIDDEN);
        assertThat(survey(Profile.PLAYER, tolerant)
                        .finding(SelfCapture.FORBIDDEN)
                        .shown())
                .containsExactly(SelfCapture.FORBIDDEN);
    }

    @Test
    void whatAsksForNothingIsLeftIfNothingElseShows() {
        AxisFinding counting = survey(
                        Profile.ARBITER,
                        (clause, scenario) ->
                                MadeUp.holds(clause, scenario, Variant.BASE) ? Verdict.SATISFIED : Verdict.VIOLATED)
                .finding(Counting.UNSTATED);
        assertThat(counting.shown()).isEmpty();
        assertThat(counting.open()).containsExactly(Counting.UNSTATED);
        assertThat(counting.kind()).isEqualTo(AxisFinding.Kind.LEFT_OVER);
    }

    @Test
    void theNearestRulesetsComeFirst() {
        List<Ruleset> rulesets = MadeUp.SPECIFICATION.rulesets();
        List<RulesetSimilarity> nearest =
                survey(Profile.ARBITER, SurveyTest::aga).nearest(rulesets);
        assertThat(nearest).hasSameSizeAs(rulesets);
        assertThat(nearest.get(0).ruleset().name()).isEqualTo("aga");
        assertThat(nearest.get(0).fits()).isTrue();
        assertThat(nearest.get(0).known()).isEqualTo(22);
        assertThat(nearest.get(1).fits()).isFalse();
        assertThat(nearest).extracting(likeness -> likeness.denied().size()).isSorted();
    }
}
