package touchstone.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KnownLimitationTest {

    private static final KnownLimitation LIMIT =
            new KnownLimitation("Forgets", List.of("base.8", "base.9.seki/2"), Optional.empty());

    @Test
    void explainsAClauseThoseBelowItAndScenariosByTheirIds() {
        assertThat(List.of("base.8/1", "base.8/12", "base.8.ko/3", "base.9.seki/2"))
                .allMatch(LIMIT::explains);
        assertThat(List.of("base.80/1", "base.9.seki/1", "base.9.seki/20", "base.9/2", "nz.base.8/1"))
                .noneMatch(LIMIT::explains);
    }
}
