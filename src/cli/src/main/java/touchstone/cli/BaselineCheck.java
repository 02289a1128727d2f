package touchstone.cli;

import java.io.PrintWriter;
import java.util.List;
import touchstone.suite.baseline.BaselineFault;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.baseline.Change;
import touchstone.suite.baseline.Comparison;
import touchstone.suite.plan.Claim;
import touchstone.suite.specification.Specification;

/** Holds a run against a baseline. */
record BaselineCheck(
        Specification specification, Claim claim, BaselineFile baseline, PrintWriter out, PrintWriter err) {

    /**
     * Prints what has changed.
     *
     * @param complete whether all subjects were tried
     * @return what that means to the caller; a breakdown that the baseline knows is no trouble
     */
    ExitCode of(List<Tried> tried, boolean complete) {
        List<Tried> started =
                tried.stream().filter(one -> one.trouble().isEmpty()).toList();
        Comparison comparison = Comparison.of(
                baseline.baseline(),
                specification,
                claim,
                started.stream().map(Tried::tested).toList());
        Paint paint = new Paint(TerminalInfo.isTerminal());
        new Changes(baseline, new Findings(claim, paint, out), paint, out).show(comparison);
        boolean allStarted = complete && started.size() == tried.size();
        boolean subjectsMatch = subjectsMatch(started.stream().map(Tried::id).toList(), allStarted);
        if (!allStarted
                || !subjectsMatch
                || comparison.untried() > 0
                || comparison.changes().stream().anyMatch(Change::isBreakdown)) {
            return ExitCode.TROUBLE;
        }
        return comparison.changes().stream().anyMatch(Change::matters) ? ExitCode.VIOLATIONS : ExitCode.CONFORMS;
    }

    /** What could not be started has said so; under which name the baseline may know it, nobody can tell. */
    private boolean subjectsMatch(List<String> started, boolean allStarted) {
        try {
            if (allStarted) {
                baseline.requireNoMoreThan(started);
            }
            baseline.requireAll(started);
            return true;
        } catch (BaselineFault fault) {
            out.flush();
            err.println("touchstone: " + fault.getMessage());
            return false;
        }
    }
}
