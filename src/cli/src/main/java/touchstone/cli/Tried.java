package touchstone.cli;

import java.util.List;
import java.util.Optional;
import touchstone.subject.SelfReport;
import touchstone.suite.baseline.Tested;
import touchstone.suite.certificate.Conclusion;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.ClauseResult;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;

/**
 * One subject's part of a run.
 *
 * @param results in the order of the specification; none if the subject could not be started
 * @param remarks what the user is to know of it before reading them: a line each
 * @param reports what it says of its own rules
 */
record Tried(RunRecord.Attempt attempt, List<Result> results, List<String> remarks, List<SelfReport> reports) {

    /** Of one that says nothing of its rules. */
    Tried(RunRecord.Attempt attempt, List<Result> results, List<String> remarks) {
        this(attempt, results, remarks, List.of());
    }

    String id() {
        return attempt.identity().id();
    }

    /** Id and version, where the id does not tell the version itself. */
    String idAndVersion() {
        String version = attempt.identity().version();
        boolean told = List.of(id().split(" ")).contains(version);
        return version.isEmpty() || told ? id() : id() + " " + version;
    }

    Optional<String> trouble() {
        return attempt.trouble();
    }

    Tested tested() {
        return new Tested(attempt.identity(), results);
    }

    List<ClauseResult> clauses(Specification specification, Claim claim) {
        return ClauseResult.of(specification.clauses().stream().filter(claim::covers), results);
    }

    long count(Verdict verdict) {
        return results.stream().filter(result -> result.verdict() == verdict).count();
    }

    /** Trouble outweighs violations: where something broke down, what is reported is not the whole. */
    ExitCode exitCode(Claim claim) {
        return ExitCode.of(Conclusion.of(claim, attempt, results));
    }
}
