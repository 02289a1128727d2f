package touchstone.suite.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpillFileTest {

    private static final RecordedClaim CLAIM = new RecordedClaim("aga", "player", true, List.of());

    @Test
    void whatIsPutAsideIsReadAsItWas() throws IOException {
        RunFacts first = new RunFacts("0.1.0", "./touchstone certify", 7);
        RunFacts second = new RunFacts("0.2.0", "./touchstone certify --ruleset aga", 8);
        List<Result> some = List.of(ViolatedResult.of("aga.1", first, CLAIM), ViolatedResult.of("囲碁.2", first, CLAIM));
        List<Result> more = List.of(ViolatedResult.of("aga.3", second, CLAIM));

        try (SpillFile aside = new SpillFile()) {
            List<Result> stored = aside.put(some, first, CLAIM);
            assertThat(aside.put(more, second, CLAIM)).isEqualTo(more);
            assertThat(stored).isEqualTo(some);
            assertThat(aside.put(List.of(), first, CLAIM)).isEmpty();
        }
    }
}
