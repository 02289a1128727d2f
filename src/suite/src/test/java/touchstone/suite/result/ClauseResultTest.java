package touchstone.suite.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.spi.Identity;
import touchstone.suite.specification.Clause;

class ClauseResultTest {

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource({
        "satisfied satisfied, satisfied",
        "satisfied unsupported, satisfied",
        "unsupported unsupported, unsupported",
        "satisfied tolerated, tolerated",
        "satisfied tolerated error, error",
        "error violated satisfied, violated",
    })
    void theWorstScenarioDecides(String scenarios, String clause) {
        List<Result> results = Arrays.stream(scenarios.split(" "))
                .map(word -> result(Verdict.valueOf(word.toUpperCase())))
                .toList();
        assertThat(new ClauseResult(clause(), results).verdict()).hasToString("Optional[" + clause + "]");
    }

    @org.junit.jupiter.api.Test
    void withoutResultsThereIsNoVerdict() {
        assertThat(new ClauseResult(clause(), List.of()).verdict()).isEmpty();
    }

    private static Clause clause() {
        return new Clause(
                "base.8",
                "base",
                Optional.empty(),
                "",
                "",
                "",
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                Path.of(""),
                1);
    }

    private static Result result(Verdict verdict) {
        return new Result(
                new Identity("x", "x", "", ""),
                "base.8",
                "base.8/1",
                "",
                verdict,
                Optional.empty(),
                "",
                "",
                "",
                "",
                "",
                List.of(),
                List.of(),
                new RunFacts("", "", 0),
                new RecordedClaim("base", "arbiter", false, List.of()),
                Instant.EPOCH,
                0,
                0,
                List.of(),
                List.of());
    }
}
