package touchstone.cli.run;

import java.util.List;
import java.util.Optional;
import touchstone.cli.terminal.ExitCode;
import touchstone.spi.StatedRules;
import touchstone.suite.baseline.TestedSubject;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.plan.Claim;
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
public record SubjectRun(
        RunRecord.Attempt attempt, List<Result> results, List<String> remarks, List<StatedRules> reports) {

    /** Of one that says nothing of its rules. */
    public SubjectRun(RunRecord.Attempt attempt, List<Result> results, List<String> remarks) {
        this(attempt, results, remarks, List.of());
    }

    public String id() {
        return attempt.identity().id();
    }

    /** Id and version, where the id does not tell the version itself. */
    public String idAndVersion() {
        String version = attempt.identity().version();
        boolean told = List.of(id().split(" ")).contains(version);
        return version.isEmpty() || told ? id() : id() + " " + version;
    }

    public Optional<String> trouble() {
        return attempt.trouble();
    }

    public TestedSubject tested() {
        return new TestedSubject(attempt.identity(), results);
    }

    public List<ClauseResult> clauses(Specification specification, Claim claim) {
        return found(specification, claim).clauses();
    }

    /** What the results mean for the claim. */
    public ClaimResult found(Specification specification, Claim claim) {
        return ClaimResult.of(specification, claim, attempt, results);
    }

    public long count(Verdict verdict) {
        return results.stream().filter(result -> result.verdict() == verdict).count();
    }

    /** Trouble outweighs violations: where something broke down, what is reported is not the whole. */
    public ExitCode exitCode(Specification specification, Claim claim) {
        return ExitCode.of(found(specification, claim).conclusion());
    }
}
