package touchstone.laboratory.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FamilyTest {

    private static final Cause KO = new Cause(Deviation.TAKES, "base.8", "", List.of("repetition=none"));
    private static final Cause SUPERKO =
            new Cause(Deviation.TAKES, "base.8", "with a pass", List.of("repetition=none", "repetition=simple"));
    private static final Cause SUICIDE =
            new Cause(Deviation.REFUSES, "base.7.step-3", "", List.of("self-capture=forbidden"));
    private static final Cause CRASH = new Cause(Deviation.BREAKS_DOWN, "base.7.step-1", "hangs", List.of());

    @Test
    void whatOneValueExplainsIsOneFamily() {
        assertThat(Family.of(List.of(SUPERKO, SUICIDE, KO, CRASH), List.of()))
                .containsExactly(
                        new Family(List.of("repetition=none"), List.of(SUPERKO, KO)),
                        new Family(List.of("self-capture=forbidden"), List.of(SUICIDE)),
                        new Family(List.of(), List.of(CRASH)));
    }

    @Test
    void aValueThatSomethingSpeaksAgainstExplainsNothing() {
        assertThat(Family.of(List.of(SUPERKO, KO), List.of("repetition=none")))
                .containsExactly(
                        new Family(List.of("repetition=simple"), List.of(SUPERKO)), new Family(List.of(), List.of(KO)));
    }

    @Test
    void nothingIsLostOrCountedTwice() {
        List<Cause> causes = List.of(KO, SUPERKO, SUICIDE, CRASH);

        assertThat(Family.of(causes, List.of()).stream().flatMap(family -> family.causes().stream()))
                .containsExactlyInAnyOrderElementsOf(causes);
    }
}
