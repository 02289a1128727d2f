package touchstone.cli.certify;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import touchstone.cli.run.BriefingText;
import touchstone.cli.run.FailureDetails;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.Paint;
import touchstone.cli.terminal.TerminalInfo;
import touchstone.suite.plan.Claim;
import touchstone.suite.specification.Specification;

/** Prints the end of a run. */
record CertifyScreen(Specification specification, Claim claim, PrintWriter out) {

    void show(List<SubjectRun> runs) {
        Paint paint = new Paint(TerminalInfo.isTerminal());
        ClauseVerdictTable table = new ClauseVerdictTable(specification, claim, paint);
        FailureDetails findings = new FailureDetails(specification, claim, paint, out);
        SubjectTotals totals = new SubjectTotals(specification, claim);
        Optional<SurveyScreen> survey =
                claim.isSurvey() ? Optional.of(new SurveyScreen(specification, claim, out)) : Optional.empty();
        List<SubjectRun> started =
                runs.stream().filter(one -> one.trouble().isEmpty()).toList();
        if (!started.isEmpty()) {
            survey.ifPresent(screen -> screen.clauses(started));
            if (!table.isEmpty(started.get(0))) {
                out.printf("%s%n%n", table.of(started));
            }
        }
        new SubjectLegend(out, AsciiTables.WIDTH).print(runs);
        started.forEach(findings::print);
        if (!started.isEmpty()) {
            new LeftOutSummary(specification, claim).reasons().ifPresent(reasons -> out.printf("%s%n%n", reasons));
        }
        survey.ifPresent(screen -> screen.axes(started));
        started.forEach(one -> BriefingText.of(one).ifPresent(rules -> out.printf("%s%n%n", rules)));
        // What a subject alone could not be started for has been said, and there is nothing to add.
        for (SubjectRun one : runs.size() == 1 ? started : runs) {
            out.println(survey.map(screen -> screen.totals(one)).orElseGet(() -> totals.of(one)));
        }
    }
}
