package touchstone.report.ci;

import java.util.stream.Stream;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** The number of scenarios with each verdict. */
record VerdictCounts(long satisfied, long violated, long unsupported, long errors) {

    /** What is tolerated counts as the profile has it. */
    VerdictCounts(JobSubject account) {
        this(
                scenarios(account)
                        .filter(result -> account.claim().profile().conforms(result.verdict()))
                        .count(),
                scenarios(account)
                        .filter(result -> account.claim().profile().violatedBy(result.verdict()))
                        .count(),
                scenarios(account)
                        .filter(result -> result.verdict() == Verdict.UNSUPPORTED)
                        .count(),
                scenarios(account)
                        .filter(result -> result.verdict() == Verdict.ERROR)
                        .count());
    }

    private static Stream<Result> scenarios(JobSubject account) {
        return account.results().stream().filter(result -> !result.isOfGame());
    }
}
