package touchstone.report.ci;

import touchstone.suite.result.Verdict;

/** The number of scenarios with each verdict. */
record VerdictCounts(long satisfied, long violated, long unsupported, long errors) {

    /** What is tolerated counts as the profile has it. */
    VerdictCounts(JobSubject account) {
        this(
                account.results().stream()
                        .filter(result -> account.claim().profile().conforms(result.verdict()))
                        .count(),
                account.results().stream()
                        .filter(result -> account.claim().profile().violatedBy(result.verdict()))
                        .count(),
                account.results().stream()
                        .filter(result -> result.verdict() == Verdict.UNSUPPORTED)
                        .count(),
                account.breakdowns().size());
    }
}
