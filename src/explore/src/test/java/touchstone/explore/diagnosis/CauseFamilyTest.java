package touchstone.explore.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CauseFamilyTest {

    private static final FindingCause KO = new FindingCause(Deviation.TAKES, "base.8", "", List.of("repetition=none"));
    private static final FindingCause SUPERKO =
            new FindingCause(Deviation.TAKES, "base.8", "with a pass", List.of("repetition=none", "repetition=simple"));
    private static final FindingCause SUICIDE =
            new FindingCause(Deviation.REFUSES, "base.7.step-3", "", List.of("self-capture=forbidden"));
    private static final FindingCause CRASH =
            new FindingCause(Deviation.BREAKS_DOWN, "base.7.step-1", "hangs", List.of());

    @Test
    void whatOneValueExplainsIsOneFamily() {
        assertThat(CauseFamily.of(List.of(SUPERKO, SUICIDE, KO, CRASH), List.of()))
                .containsExactly(
                        new CauseFamily(List.of("repetition=none"), List.of(SUPERKO, KO)),
                        new CauseFamily(List.of("self-capture=forbidden"), List.of(SUICIDE)),
                        new CauseFamily(List.of(), List.of(CRASH)));
    }

    @Test
    void aValueThatSomethingSpeaksAgainstExplainsNothing() {
        assertThat(CauseFamily.of(List.of(SUPERKO, KO), List.of("repetition=none")))
                .containsExactly(
                        new CauseFamily(List.of("repetition=simple"), List.of(SUPERKO)),
                        new CauseFamily(List.of(), List.of(KO)));
    }

    @Test
    void nothingIsLostOrCountedTwice() {
        List<FindingCause> causes = List.of(KO, SUPERKO, SUICIDE, CRASH);

        assertThat(CauseFamily.of(causes, List.of()).stream().flatMap(family -> family.causes().stream()))
                .containsExactlyInAnyOrderElementsOf(causes);
    }
}
