package touchstone.report.ci;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.report.Run;
import touchstone.report.text.UntrustedText;
import touchstone.suite.baseline.Baseline;
import touchstone.suite.baseline.BaselineChange;
import touchstone.suite.baseline.BaselineComparison;
import touchstone.suite.baseline.TestedSubject;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;

/**
 * One subject's part of a run, for the summary of a job.
 *
 * @param results in the order of the specification; none if it could not be started
 * @param comparison with what the baseline says of it; empty if there is no baseline, or the subject is not in it
 * @param missing whether there is a baseline, and the subject is not in it
 */
record JobSubject(
        Run run,
        RunRecord.Attempt attempt,
        List<Result> results,
        Optional<BaselineComparison> comparison,
        boolean missing) {

    /** One for each subject, in the order of the run; made as it is come to, so that no more than one is in memory. */
    static Stream<JobSubject> each(Run run) {
        return run.record().subjects().stream().map(attempt -> of(run, attempt, run.of(attempt.identity())));
    }

    private static JobSubject of(Run run, RunRecord.Attempt attempt, List<Result> results) {
        Optional<Baseline> baseline = run.baseline().map(file -> file.baseline());
        boolean known = baseline.filter(
                        one -> one.subjects().containsKey(attempt.identity().id()))
                .isPresent();
        return new JobSubject(
                run,
                attempt,
                results,
                baseline.filter(one -> known && attempt.trouble().isEmpty())
                        .map(one -> BaselineComparison.of(
                                one,
                                run.specification(),
                                run.claim(),
                                List.of(new TestedSubject(attempt.identity(), results)))),
                baseline.isPresent() && !known);
    }

    Claim claim() {
        return run.claim();
    }

    /** What it is called in the run, with its version where the name does not tell it. */
    String label() {
        String id = attempt.identity().id();
        String version = attempt.identity().version();
        return UntrustedText.name(
                version.isEmpty() || List.of(id.split(" ")).contains(version) ? id : id + " " + version);
    }

    /** What the results mean for the claim. */
    ClaimResult found() {
        return run.found(attempt.identity(), results);
    }

    /** One for each clause of the claim, in order. */
    List<ClauseResult> clauses() {
        return found().clauses();
    }

    /** What speaks against the claim. */
    List<Result> violations() {
        return results.stream().filter(claim()::violatedBy).toList();
    }

    List<Result> breakdowns() {
        return results.stream()
                .filter(result -> result.verdict() == Verdict.ERROR)
                .toList();
    }

    /** What could not be told, by the id of the capability that is lacking. */
    Map<String, List<Result>> lacking() {
        return results.stream()
                .filter(result -> result.verdict() == Verdict.UNSUPPORTED)
                .collect(Collectors.groupingBy(
                        result -> result.capability().orElse(""), TreeMap::new, Collectors.toList()));
    }

    /** How a scenario's result differs from what the baseline says; empty if it does not, or there is none. */
    Optional<BaselineChange> change(Result result) {
        return comparison.stream()
                .flatMap(all -> all.changes().stream())
                .filter(change -> change.scenario().toString().equals(result.scenario()))
                .findFirst();
    }

    /** Whether the baseline knows of a failure and it is as it was. */
    boolean isKnown(Result result) {
        return comparison.isPresent() && change(result).isEmpty();
    }

    /** Whether there is less than there should be, so that nothing can be said for certain. */
    boolean isCut() {
        return attempt.trouble().isPresent()
                || results.stream()
                                .filter(result -> result.wasTried() && !result.isOfGame())
                                .count()
                        < attempt.planned()
                || results.stream().allMatch(result -> result.verdict() == Verdict.UNSUPPORTED);
    }

    JobStatus standing() {
        if (comparison.isPresent()) {
            return againstTheBaseline(comparison.get());
        }
        if (isCut() || missing || !violations().isEmpty() || !breakdowns().isEmpty()) {
            return violations().isEmpty() || isCut() ? JobStatus.UNTOLD : JobStatus.BAD;
        }
        return JobStatus.GOOD;
    }

    private JobStatus againstTheBaseline(BaselineComparison all) {
        if (all.untried() > 0 || all.changes().stream().anyMatch(BaselineChange::isBreakdown)) {
            return JobStatus.UNTOLD;
        }
        return all.changes().stream().anyMatch(BaselineChange::matters) ? JobStatus.BAD : JobStatus.GOOD;
    }
}
