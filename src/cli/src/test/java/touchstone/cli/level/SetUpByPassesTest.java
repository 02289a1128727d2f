package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.cli.BaselineFixture;
import touchstone.cli.options.RulesetLookup;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.Variant;
import touchstone.suite.result.Verdict;

/** Of an engine that can be brought to a position by plays and passes alone an area is judged, whatever passes cost. */
class SetUpByPassesTest {

    private static Examination examined(String ruleset, Choice... changed) {
        Variant played = RulesetLookup.ruleset(BaselineFixture.SPECIFICATION, ruleset)
                .variant()
                .with(changed);
        return Examination.of(Served.gnuGo(() -> new VariantRules(played)), ruleset, "seki.counts", "base.9.seki");
    }

    @ParameterizedTest
    @ValueSource(strings = {"aga", "chinese"})
    void whoCountsNoEyesInSekiIsFound(String ruleset) {
        assertThat(examined(ruleset, Seki.DOES_NOT_COUNT).of(Verdict.VIOLATED))
                .anyMatch(result -> result.scenario().equals("seki.counts/1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"aga", "chinese"})
    void whoIsRightIsNotAccused(String ruleset) {
        assertThat(examined(ruleset).of(Verdict.VIOLATED)).isEmpty();
        assertThat(examined(ruleset).of(Verdict.SATISFIED))
                .anyMatch(result -> result.scenario().equals("seki.counts/1"));
    }

    /** By AGA rules both ways to count come to the same, pass stones included. */
    @ParameterizedTest
    @ValueSource(strings = "aga")
    void whoCountsTerritoryAndPassStonesIsNotAccused(String ruleset) {
        assertThat(examined(ruleset, Scoring.TERRITORY).of(Verdict.VIOLATED)).isEmpty();
    }
}
