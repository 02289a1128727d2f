package touchstone.cli.certify;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchstone.spi.Identity;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;

/** Results of scenarios that nobody ran. */
final class MadeUpResult {

    private MadeUpResult() {}

    /** Of the first scenario of a clause, under the base rules. */
    static Result of(Identity subject, String clause, Verdict verdict) {
        return new Result(
                subject,
                clause,
                clause + "/1",
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
