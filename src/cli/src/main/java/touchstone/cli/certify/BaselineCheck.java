package touchstone.cli.certify;

import java.io.PrintWriter;
import java.util.List;
import touchstone.cli.run.FailureDetails;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.Paint;
import touchstone.cli.terminal.TerminalInfo;
import touchstone.suite.baseline.BaselineChange;
import touchstone.suite.baseline.BaselineComparison;
import touchstone.suite.baseline.BaselineException;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.plan.Claim;
import touchstone.suite.specification.Specification;

/** Compares a run with a baseline. */
record BaselineCheck(
        Specification specification, Claim claim, BaselineFile baseline, PrintWriter out, PrintWriter err) {

    /**
     * What came of it.
     *
     * @param exitCode what the changes mean to the caller; a breakdown that the baseline knows is no trouble
     * @param lines for the end of the run
     */
    record Outcome(ExitCode exitCode, List<String> lines) {}

    /**
     * Prints what has changed.
     *
     * @param complete whether all subjects were tried
     */
    Outcome of(List<SubjectRun> runs, boolean complete) {
        List<SubjectRun> started =
                runs.stream().filter(one -> one.trouble().isEmpty()).toList();
        BaselineComparison comparison = BaselineComparison.of(
                baseline.baseline(),
                specification,
                claim,
                started.stream().map(SubjectRun::tested).toList());
        Paint paint = new Paint(TerminalInfo.isTerminal());
        BaselineChangesScreen screen =
                new BaselineChangesScreen(baseline, new FailureDetails(specification, claim, paint, out), paint, out);
        screen.show(comparison);
        return new Outcome(exitCode(runs, started, complete, comparison), screen.summary(comparison));
    }

    private ExitCode exitCode(
            List<SubjectRun> runs, List<SubjectRun> started, boolean complete, BaselineComparison comparison) {
        boolean allStarted = complete && started.size() == runs.size();
        boolean subjectsMatch =
                subjectsMatch(started.stream().map(SubjectRun::id).toList(), allStarted);
        if (!allStarted
                || !subjectsMatch
                || comparison.untried() > 0
                || comparison.changes().stream().anyMatch(BaselineChange::isBreakdown)) {
            return ExitCode.TROUBLE;
        }
        return comparison.changes().stream().anyMatch(BaselineChange::matters) ? ExitCode.VIOLATIONS : ExitCode.OK;
    }

    /** What could not be started has said so; under which name the baseline may know it, nobody can tell. */
    private boolean subjectsMatch(List<String> started, boolean allStarted) {
        try {
            if (allStarted) {
                baseline.requireNoMoreThan(started);
            }
            baseline.requireAll(started);
            return true;
        } catch (BaselineException fault) {
            out.flush();
            err.println("touchstone: " + fault.getMessage());
            return false;
        }
    }
}
