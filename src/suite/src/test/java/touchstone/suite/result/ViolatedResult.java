package touchstone.suite.result;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchstone.spi.Exchange;
import touchstone.spi.Identity;

/** A result to be written and read again, with something in most of its fields. */
final class ViolatedResult {

    private ViolatedResult() {}

    static Result of(String clause, RunFacts run, RecordedClaim claim) {
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
                "half of a pair: \uD83C",
                "",
                List.of(new Diagram("given", "X O\n")),
                List.of(new Exchange("play B A1", "= ")),
                run,
                claim,
                Instant.parse("2026-11-21T10:15:30.123456789Z"),
                12.3456789,
                7.5,
                List.of(),
                List.of());
    }
}
