package touchstone.cli.certify;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.cli.run.SubjectRun;
import touchstone.suite.baseline.Baseline;
import touchstone.suite.baseline.BaselineChange;
import touchstone.suite.baseline.BaselineComparison;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.baseline.BaselineSubject;
import touchstone.suite.baseline.BaselineUpdater;
import touchstone.suite.baseline.KnownOutcome;
import touchstone.suite.baseline.ScenarioOutcome;
import touchstone.suite.baseline.TestedSubject;
import touchstone.suite.plan.Claim;
import touchstone.suite.specification.Specification;

/** Writes the results of a run into a baseline file. */
record BaselineUpdate(Specification specification, Claim claim, String suiteVersion, PrintWriter out, PrintWriter err) {

    /**
     * Writes the file, unless the run shows less than it should.
     *
     * @param there what is brought up to date
     * @param complete whether all subjects were tried
     * @return whether it is written
     */
    boolean write(Path file, Optional<Baseline> there, List<SubjectRun> runs, boolean complete) {
        Optional<String> lacking = lacking(runs, complete);
        if (lacking.isPresent()) {
            out.flush();
            err.println("touchstone: " + file + " is not written: " + lacking.get());
            return false;
        }
        List<TestedSubject> tested = tested(runs);
        Baseline updated = updated(there, runs);
        try {
            BaselineFile.write(file, updated);
        } catch (IOException e) {
            out.flush();
            err.println("touchstone: can't write to " + file + "; choose another --update-baseline");
            return false;
        }
        updated.subjects().forEach((id, standing) -> say(file, id, standing));
        there.ifPresent(before -> sayWhatDiffers(before, tested));
        return true;
    }

    /** What is known after the run. */
    Baseline updated(Optional<Baseline> there, List<SubjectRun> runs) {
        return new BaselineUpdater(specification, claim, suiteVersion).of(there, tested(runs));
    }

    private static List<TestedSubject> tested(List<SubjectRun> runs) {
        return runs.stream().map(SubjectRun::tested).toList();
    }

    private void say(Path file, String subject, BaselineSubject standing) {
        out.println("Baseline " + file + ": " + subject + ": "
                + standing.count(known -> known.outcome() instanceof ScenarioOutcome.Passed) + " passed, "
                + standing.count(KnownOutcome::failed) + " known failures, "
                + standing.count(known -> known.outcome() instanceof ScenarioOutcome.Lacking) + " unsupported");
        String unexplained = standing.numbers(KnownOutcome::lacksReason).entrySet().stream()
                .map(clause -> clause.getKey() + "/" + clause.getValue())
                .collect(Collectors.joining(", "));
        if (!unexplained.isEmpty()) {
            out.println("Known failures without a reason: " + unexplained);
        }
    }

    /** A file made of less would forget what is known. */
    static Optional<String> lacking(List<SubjectRun> runs, boolean complete) {
        if (!complete) {
            return Optional.of("the run was cut short");
        }
        for (SubjectRun one : runs) {
            if (one.trouble().isPresent()) {
                return Optional.of(one.id() + " was not tried");
            }
            long untried = one.attempt().planned()
                    - one.results().stream()
                            .filter(result -> result.wasTried() && !result.isOfGame())
                            .count();
            if (untried > 0) {
                return Optional.of(untried + " scenarios were not tried on " + one.id());
            }
        }
        return Optional.empty();
    }

    /** Reasons were given for another failure. */
    private void sayWhatDiffers(Baseline before, List<TestedSubject> tested) {
        String differing = BaselineComparison.of(before, specification, claim, tested).changes().stream()
                .filter(change -> change.kind() == BaselineChange.Kind.DIFFERS)
                .filter(change -> change.before().filter(KnownOutcome::failed).isPresent()
                        && !change.before().orElseThrow().lacksReason())
                .map(change -> change.subject() + " " + change.scenario())
                .collect(Collectors.joining(", "));
        if (!differing.isEmpty()) {
            out.println("Failing differently than when the reasons were given: " + differing);
        }
    }
}
