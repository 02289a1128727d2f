package touchstone.suite.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchstone.spi.Identity;

class SpillFileTest {

    private static final RecordedClaim CLAIM = new RecordedClaim("aga", "player", true, List.of());

    @Test
    void whatIsPutAsideIsReadAsItWas() throws IOException {
        RunFacts first = new RunFacts("0.1.0", "./touchstone certify", 7);
        RunFacts second = new RunFacts("0.2.0", "./touchstone certify --ruleset aga", 8);
        List<Result> some = List.of(result("aga.1", first), result("囲碁.2", first));
        List<Result> more = List.of(result("aga.3", second));

        try (SpillFile aside = new SpillFile()) {
            List<Result> stored = aside.put(some, first, CLAIM);
            assertThat(aside.put(more, second, CLAIM)).isEqualTo(more);
            assertThat(stored).isEqualTo(some);
            assertThat(aside.put(List.of(), first, CLAIM)).isEmpty();
        }
    }

    private static Result result(String clause, RunFacts run) {
        return new Result(
                new Identity("my-go", "My Go", "1.2", "./my-go --gtp"),
                clause,
                clause + "/1",
                "Title",
                Verdict.VIOLATED,
                Optional.empty(),
                "message",
                "step",
                "expected",
                "actual",
                "",
                List.of(new Diagram("given", "X O\n")),
                List.of(),
                run,
                CLAIM,
                Instant.parse("2026-11-21T10:15:30Z"),
                12.25,
                7.5,
                List.of(),
                List.of());
    }
}
