package touchstone.explore.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.explore.diagnosis.Deviation;
import touchstone.explore.diagnosis.FindingCause;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;

/** Findings of one cause are joined. */
class FuzzFindingTest {

    private static final FindingCause KO = new FindingCause(Deviation.TAKES, "base.8", "", List.of("repetition=none"));

    private static FuzzFinding finding(long seed, int reproduced, String... steps) {
        return new FuzzFinding(
                KO,
                new Identity("engine", "Engine", "1", "engine --gtp"),
                "base",
                new ClaimedVariant("base", Variant.BASE).axes(),
                List.of("repetition=simple"),
                "3x3",
                List.of(steps),
                "expected",
                "given",
                List.of(),
                3,
                reproduced,
                false,
                10,
                4,
                List.of(new FuzzFinding.Origin("fuzz", seed, 1, 1, Instant.EPOCH)),
                "0",
                List.of());
    }

    @Test
    void theSmallerWitnessStaysAndNothingElseIsLost() {
        FuzzFinding longer = finding(1, 3, "Black A1", "White A2", "Black A3");
        FuzzFinding shorter = finding(2, 3, "Black A1", "White A2");

        FuzzFinding joined = longer.joined(shorter);

        assertThat(joined.steps()).isEqualTo(shorter.steps());
        assertThat(joined.met()).isEqualTo(8);
        assertThat(joined.origins()).extracting(FuzzFinding.Origin::seed).containsExactly(1L, 2L);
        assertThat(joined.key()).isEqualTo(longer.key());
    }

    @Test
    void whatWasSeenAgainIsTheBetterWitness() {
        FuzzFinding flaky = finding(1, 2, "Black A1");
        FuzzFinding longer = finding(2, 3, "Black A1", "White A2");

        assertThat(flaky.joined(longer).steps()).isEqualTo(longer.steps());
        assertThat(longer.joined(flaky).flaky()).isFalse();
    }

    @Test
    void theClaimIsReadBackFromItsAxes() {
        assertThat(finding(1, 3, "Black A1").variant()).isEqualTo(Variant.BASE);
        assertThat(finding(1, 3, "Black A1").slug()).isEqualTo("takes-base-8");
    }

    @Test
    void aScoreIsOneCauseWhateverOtherRulesComeToTheSame() {
        FindingCause one = new FindingCause(Deviation.SCORE, "base.9.score", "", List.of("scoring=stones"));
        FindingCause other = new FindingCause(Deviation.SCORE, "base.9.score", "", List.of());

        assertThat(one.key()).isEqualTo(other.key());
        assertThat(KO.key()).isNotEqualTo(new FindingCause(KO.deviation(), KO.clause(), KO.detail(), List.of()).key());
    }
}
