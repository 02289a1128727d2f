package touchstone.laboratory.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.reference.choice.Variant;
import touchstone.subject.Identity;

/** Findings of one cause are joined. */
class FindingTest {

    private static final Cause KO = new Cause(Deviation.TAKES, "base.8", "", List.of("repetition=none"));

    private static Finding finding(long seed, int reproduced, String... steps) {
        return new Finding(
                KO,
                new Identity("engine", "Engine", "1", "engine --gtp"),
                "base",
                new Claimed("base", Variant.BASE).axes(),
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
                List.of(new Finding.Origin("fuzz", seed, 1, 1, Instant.EPOCH)),
                "0",
                List.of());
    }

    @Test
    void theSmallerWitnessStaysAndNothingElseIsLost() {
        Finding longer = finding(1, 3, "Black A1", "White A2", "Black A3");
        Finding shorter = finding(2, 3, "Black A1", "White A2");

        Finding joined = longer.joined(shorter);

        assertThat(joined.steps()).isEqualTo(shorter.steps());
        assertThat(joined.met()).isEqualTo(8);
        assertThat(joined.origins()).extracting(Finding.Origin::seed).containsExactly(1L, 2L);
        assertThat(joined.key()).isEqualTo(longer.key());
    }

    @Test
    void whatWasSeenAgainIsTheBetterWitness() {
        Finding flaky = finding(1, 2, "Black A1");
        Finding longer = finding(2, 3, "Black A1", "White A2");

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
        Cause one = new Cause(Deviation.SCORE, "base.9.score", "", List.of("scoring=stones"));
        Cause other = new Cause(Deviation.SCORE, "base.9.score", "", List.of());

        assertThat(one.key()).isEqualTo(other.key());
        assertThat(KO.key()).isNotEqualTo(new Cause(KO.deviation(), KO.clause(), KO.detail(), List.of()).key());
    }
}
